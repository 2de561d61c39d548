import { expiresLine, securityTxtPath } from "#domain/security-txt";

/** What the file names. */
interface SecurityTxt {
  /** Public address of the site. */
  origin: string;
  /** Email address for reports. */
  email: string;
  /** Path of the text that explains how reports are handled. */
  policy: string;
  /** Languages in which reports can be written. */
  languages: string[];
}

/** The text of `/.well-known/security.txt` for a build made `now`; our server renews its `Expires`. RFC 9116. */
export const securityTxt = ({ origin, email, policy, languages }: SecurityTxt, now: Date): string =>
  [
    `Contact: mailto:${email}`,
    expiresLine(now),
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}${securityTxtPath}`,
    `Policy: ${origin}${policy}`,
    "",
  ].join("\n");
