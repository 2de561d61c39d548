import { leadStatuses } from "#domain/lead";

/** How the command is used. */
export const usage = `Applications and messages, for the staff.

  npm run leads -- list [--status STATUS]        lists all applications, newest first
  npm run leads -- show ID                       shows one application, its history and its videos
  npm run leads -- move ID STATUS                moves an application to its next status
  npm run leads -- export --csv                  writes all applications as CSV to the standard output
  npm run leads -- video ID [--file NAME] [--out FILE]
                                                 saves the newest video of an application, or the video NAME, as FILE;
                                                 without --out the file is named after the application, and - means
                                                 the standard output
  npm run leads -- messages [--since DATE]       lists the messages sent to us, newest first
  npm run leads -- in-progress NUMBER            marks a message or complaint as being looked into; the person who sent it
                                                 can see this on the complaint page
  npm run leads -- answered NUMBER [--complaint] marks a message as answered, or with --complaint as a closed complaint;
                                                 its retention period starts then
  npm run leads -- erase ID [--loan-ended DATE]  erases an application and everything stored with it; if it became a
                                                 loan, only after the retention period that starts when the loan ends
  npm run leads -- erase NUMBER                  erases a message
  npm run leads -- erase --expired               erases all applications and messages whose retention period is over
  npm run leads -- backup FOLDER                 copies the database and the videos into a new folder while the server
                                                 runs
  npm run leads -- restore FOLDER [--force]      checks a backup and restores it while the server is stopped; replaces
                                                 existing data only with --force

  ID      an application number (SL-7K3M-9QXD) or a lead id
  NUMBER  a message number (SM-7K3M-9QXD)
  DATE    a date such as 2026-08-15
  STATUS  ${leadStatuses.join(", ")}
`;
