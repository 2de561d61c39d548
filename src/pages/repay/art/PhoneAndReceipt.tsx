import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

/** A phone that scans a code, a receipt and a coin. */
export const PhoneAndReceipt = () => (
  <Drawing viewBox="0 0 320 280">
    <circle className={art.soft} cx="160" cy="140" r="124" />
    <path className={art.thing} d="M172 56h104v156l-13-9-13 9-13-9-13 9-13-9-13 9-13-9-13 9z" />
    <path className={art.mark} d="M194 86h60M194 108h60M194 130h34" />
    <path className={art.accent} d="m194 164 12 12 26-28" />
    <rect className={art.thing} x="48" y="36" width="104" height="204" rx="18" />
    <path className={art.mark} d="M86 54h28M90 224h20" />
    <path className={art.mark} d="M66 100V86h14M134 100V86h-14M66 140v14h14M134 140v14h-14" />
    <path className={art.filled} d="M80 100h14v14H80zM106 100h14v14h-14zM80 126h14v14H80z" />
    <path className={art.mark} d="M106 126h6v6M120 140h-8M120 126v4" />
    <rect className={art.golden} x="66" y="176" width="68" height="26" rx="8" />
    <circle className={art.golden} cx="150" cy="208" r="32" />
    <path className={art.mark} d="M139 195h22M139 205h22M139 195h6a9 9 0 0 1 0 18h-6l15 14" />
  </Drawing>
);
