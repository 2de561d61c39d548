/** An email draft for the visitor's own mail program. */
export interface EmailDraft {
  to: string;
  subject: string;
  /** Lines separated by `\n`. */
  body: string;
}

/** The `mailto:` URL of a draft. RFC 6068: line breaks are CRLF; subject and body are percent-encoded. */
export const mailtoUrl = ({ to, subject, body }: EmailDraft) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r?\n/g, "\r\n"))}`;

/** A draft as plain text, to copy into another mail program. */
export const draftText = ({ to, subject, body }: EmailDraft) => `${to}\n${subject}\n\n${body}`;
