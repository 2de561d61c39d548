import { describe, expect, it } from "vitest";
import { mailtoUrl, draftText } from "./email-draft.ts";
import { megabytesOf, validateResume } from "./resume.ts";

describe("a résumé", () => {
  it.each(["cv.pdf", "My CV.PDF", "बायोडेटा.docx", "old.doc"])("is accepted as %s", (name) => {
    expect(validateResume({ name, size: 200_000 })).toBeUndefined();
  });

  it.each([
    ["a picture", { name: "cv.jpg", size: 200_000 }, "kind"],
    ["a program that looks like a PDF", { name: "cv.pdf.exe", size: 200_000 }, "kind"],
    ["a file of more than 5 MB", { name: "cv.pdf", size: 5_000_001 }, "size"],
    ["an empty file", { name: "cv.pdf", size: 0 }, "empty"],
  ])("is refused as %s", (_, file, fault) => {
    expect(validateResume(file)).toBe(fault);
  });

  it("is measured in decimal megabytes", () => {
    expect(megabytesOf({ size: 7_340_000 })).toBe(7.3);
  });
});

describe("a letter", () => {
  const letter = {
    to: "careers@example.org",
    subject: "Application: R&D",
    body: "Name: आशा\n\nI am 100% sure: 1+1=2?",
  };

  it("reaches the mail program whole, whatever is written in it", () => {
    const address = new URL(mailtoUrl(letter));
    expect(address.protocol + address.pathname).toBe("mailto:careers@example.org");
    // A "+" is a plus in these addresses, so no mail program may find a space written as one.
    expect(address.search).not.toContain("+");
    const [, subject, body] = /^\?subject=(.*)&body=(.*)$/.exec(address.search)!.map(decodeURIComponent);
    expect({ subject, body }).toEqual({ subject: letter.subject, body: "Name: आशा\r\n\r\nI am 100% sure: 1+1=2?" });
  });

  it("is copied with its address and subject", () => {
    expect(draftText(letter)).toBe("careers@example.org\nApplication: R&D\n\nName: आशा\n\nI am 100% sure: 1+1=2?");
  });
});
