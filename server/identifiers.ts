import { randomBytes, randomInt } from "node:crypto";

/**
 * Creates the secret id of an application: 160 random bits as 40 hexadecimal digits. Anyone who has it can upload a video
 * and read the details, so it must be impossible to guess. Links contain it as `refstr`.
 */
export const newLeadId = (): string => randomBytes(20).toString("hex");

/** Creates the number that an applicant quotes, such as "SL-7K3M-9QXD". It is random but not a secret. */
export const newApplicationNumber = (): string => `SL-${randomNumberGroups()}`;

/** Creates the number of a contact message or a complaint, such as "SM-7K3M-9QXD". It is random but not a secret. */
export const newMessageNumber = (): string => `SM-${randomNumberGroups()}`;

/** Characters that are hard to confuse when they are read aloud or copied by hand: no 0, 1, I, L, O or U. */
const readableCharacters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Two groups of four characters: 30⁸ or about 656 billion possible numbers. Callers try again if one is taken. */
function randomNumberGroups(): string {
  const group = () =>
    Array.from({ length: 4 }, () => readableCharacters[randomInt(readableCharacters.length)]).join("");
  return `${group()}-${group()}`;
}
