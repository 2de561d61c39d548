import { leadStatuses } from "#domain/lead";

/** How the command is used. */
export const usage = `The applications of this site, for the staff.

  npm run leads -- list [--status STATUS]        all applications, newest first
  npm run leads -- show ID                       one application, its history and its videos
  npm run leads -- move ID STATUS                gives an application its next status
  npm run leads -- export --csv                  all applications as CSV, on the standard output
  npm run leads -- video ID [--file NAME] [--out FILE]
                                                 writes the newest video of an application, or the named one,
                                                 into FILE (else into a file of its own name; - is the standard output)
  npm run leads -- messages [--since DATE]       what was written to us, newest first
  npm run leads -- answered NUMBER [--complaint] notes that a message was answered for the last time, or that a
                                                 complaint was closed: from then on its period runs
  npm run leads -- erase ID [--loan-ended DATE]  erases an application with all that belongs to it; after a loan only
                                                 when the period since its end is over
  npm run leads -- erase NUMBER                  erases a message
  npm run leads -- erase --expired               erases every application and message whose period is over
  npm run leads -- backup FOLDER                 copies database and videos into a new folder, while the server runs
  npm run leads -- restore FOLDER [--force]      checks such a folder and puts it in place, while the server is stopped;
                                                 replaces data that is there only with --force

  ID      a reference number (SL-7K3M-9QXD) or a lead id
  NUMBER  the number of a message (SM-7K3M-9QXD)
  DATE    a day, such as 2026-08-15
  STATUS  ${leadStatuses.join(", ")}
`;
