/** Path of the file that says where to report a security weakness. RFC 9116. */
export const securityTxtPath = "/.well-known/security.txt";

/** Days for which the file is valid; RFC 9116 recommends less than a year. */
const validDays = 180;

/** The line with the expiry date, for a file served `now`. */
export const expiresLine = (now: Date) => `Expires: ${new Date(now.getTime() + validDays * 86_400_000).toISOString()}`;

/** Finds {@link expiresLine} in the file. */
export const expiresPattern = /^Expires: .*$/m;
