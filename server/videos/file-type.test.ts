import { describe, expect, it } from "vitest";
import { boxed, matroska, mp4, webm } from "../testing/samples.ts";
import { maxSniffBytes, detectFileType, type FileType } from "./file-type.ts";

/** An EBML header whose size is `size` and whose elements are `elements`, in hexadecimal. */
const ebml = (size: string, elements: string) => Buffer.from(`1a45dfa3${size}${elements}`, "hex");

describe("the type of a file", () => {
  it.each<[string, Buffer, FileType]>([
    ["WebM", webm(), "video/webm"],
    [
      "WebM whose sizes take eight bytes each",
      ebml("010000000000000f", `42820100000000000004${Buffer.from("webm").toString("hex")}00`),
      "video/webm",
    ],
    ["WebM whose type is padded", ebml("89", `428286${Buffer.from("webm").toString("hex")}0000`), "video/webm"],
    ["MP4 as Safari records it", mp4(), "video/mp4"],
    ["MP4 as a program writes it", boxed("isom", "isom", "iso2", "avc1", "mp41"), "video/mp4"],
    ["MP4 of a telephone, major brand of 3GPP", boxed("3gp4", "isom", "3gp4"), "video/mp4"],
    ["MP4 with an unknown major brand and a known compatible brand", boxed("XYZ9", "mp42"), "video/mp4"],
    ["Matroska of another type", matroska(), "other"],
    ["an EBML header without a type", ebml("84", "42868101ffffffff"), "other"],
    ["an EBML header without an end", ebml("ff", "4282847765626d00"), "other"],
    ["an EBML header that is too long", ebml("4fff", "4282847765626d00"), "other"],
    ["a QuickTime film", boxed("qt  ", "qt  "), "quickTime"],
    ["a QuickTime film that is also compatible with MP4", boxed("qt  ", "mp42"), "quickTime"],
    ["an old QuickTime film", Buffer.from("\0\0\0\x08wide\0\0\0\0mdat", "latin1"), "quickTime"],
    ["an HEIC picture", boxed("heic", "mif1", "heic"), "other"],
    ["an HEIC burst that is also compatible with MP4", boxed("hevc", "msf1", "hevc", "iso8"), "other"],
    ["an AVIF picture", boxed("avif", "mif1", "miaf", "isom"), "other"],
    ["an AVIF picture whose first brand is one of MP4", boxed("isom", "avif"), "other"],
    [
      "a box of brands that claims 4 GB",
      Buffer.concat([Buffer.from("fffffff0", "hex"), Buffer.from("ftypisom\0\0\0\0isom")]),
      "other",
    ],
    ["an M4A song", boxed("M4A ", "mp42", "isom"), "other"],
    ["a box of an unknown brand", boxed("XYZ9"), "other"],
    ["a page", Buffer.from("<!doctype html><script>"), "other"],
    ["nothing", Buffer.alloc(0), "undecided"],
    ["too little of a WebM", webm().subarray(0, 20), "undecided"],
    ["too little of an MP4", mp4().subarray(0, 20), "undecided"],
  ])("of %s", (_, bytes, kind) => {
    expect(detectFileType(bytes)).toBe(kind);
  });

  it("is detected from the first bytes, wherever they are cut", () => {
    for (const [bytes, kind] of [
      [webm(), "video/webm"],
      [mp4(), "video/mp4"],
      [matroska(), "other"],
    ] as const) {
      const kinds = Array.from({ length: 100 }, (_, length) => detectFileType(bytes.subarray(0, length)));
      expect(new Set(kinds)).toEqual(new Set(["undecided", kind]));
      expect(kinds.lastIndexOf("undecided")).toBe(kinds.indexOf(kind) - 1);
    }
  });

  it("is decided for any bytes once there are enough", () => {
    let seed = 7;
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % 256;
    for (let round = 0; round < 2_000; round++) {
      const noise = Buffer.from(Array.from({ length: maxSniffBytes }, random));
      const start = round % 2 === 0 ? webm().subarray(0, 4 + (round % 40)) : mp4().subarray(0, 8 + (round % 24));
      start.copy(noise);
      expect(detectFileType(noise)).not.toBe("undecided");
    }
  });
});
