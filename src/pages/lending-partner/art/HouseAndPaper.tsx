import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

/** The lender's building and its certificate of registration. */
export const HouseAndPaper = () => (
  <Drawing viewBox="0 0 320 260">
    <circle className={art.soft} cx="160" cy="132" r="118" />
    <path className={art.filled} d="M40 92 124 44l84 48z" />
    <path
      className={art.thing}
      d="M48 92h152v12H48zM60 104h16v78H60zM96 104h16v78H96zM132 104h16v78h-16zM168 104h16v78h-16zM44 182h160v14H44z"
    />
    <circle className={art.golden} cx="124" cy="74" r="9" />
    <path className={art.thing} d="M196 96h78a8 8 0 0 1 8 8v104a8 8 0 0 1-8 8h-78a8 8 0 0 1-8-8V104a8 8 0 0 1 8-8z" />
    <path className={art.accent} d="M204 116h40" />
    <path className={art.mark} d="M204 134h62M204 148h62M204 162h34" />
    <path className={art.golden} d="m252 196-12 34 16-8 16 8-8-36z" />
    <circle className={art.thing} cx="258" cy="184" r="20" />
    <path className={art.accent} d="m249 184 6 6 12-12" />
    <path className={art.mark} d="M60 214h96M172 214h8" />
  </Drawing>
);
