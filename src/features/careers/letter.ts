/** A letter that a mail program can be opened with. */
export interface Letter {
  to: string;
  subject: string;
  /** Lines parted by `\n`. */
  body: string;
}

/**
 * The address that opens a letter in the visitor's own mail program. RFC 6068: lines are parted by CRLF, and every sign
 * that means something in an address is written in percent.
 */
export const letterAddress = ({ to, subject, body }: Letter) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r?\n/g, "\r\n"))}`;

/** The same letter as text to copy into another mail program. */
export const letterText = ({ to, subject, body }: Letter) => `${to}\n${subject}\n\n${body}`;
