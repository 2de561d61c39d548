/** The accepted video formats. docs/product.md, section 9.11. */
export type VideoType = "video/webm" | "video/mp4";

/** A detected file type; "undecided" when more bytes are needed. */
export type FileType = VideoType | "quickTime" | "other" | "undecided";

/** The type is decided within this many bytes: no recorder writes a longer EBML header or `ftyp` box. */
export const maxSniffBytes = 1_024;

/** Detects a file's type by its first bytes; its name and declared type are ignored. */
export function detectFileType(start: Buffer): FileType {
  if (start.length < 8) return "undecided";
  if (start.readUInt32BE(0) === ebmlId) return ebmlFileType(start);
  if (start.toString("latin1", 4, 8) === "ftyp") return brandFileType(start);
  // QuickTime files from before 2001, and some of today's, begin without naming a brand.
  return ["moov", "mdat", "wide", "skip", "pnot"].includes(start.toString("latin1", 4, 8)) ? "quickTime" : "other";
}

const ebmlId = 0x1a45dfa3;
const docTypeId = 0x4282;

/** An EBML header names its document type: "webm" is accepted, any other Matroska is not. RFC 8794, section 11. */
function ebmlFileType(start: Buffer): FileType {
  const header = sizeAt(start, 4);
  if (!header) return "undecided";
  const end = header.next + header.size;
  if (!(end <= maxSniffBytes)) return "other";
  for (let at = header.next; at < end;) {
    const id = idAt(start, at);
    const content = id && sizeAt(start, id.next);
    if (!id || !content) return start.length < end ? "undecided" : "other";
    const contentEnd = content.next + content.size;
    if (id.value === docTypeId) {
      if (contentEnd > end) return "other";
      if (start.length < contentEnd) return "undecided";
      return start.toString("latin1", content.next, contentEnd).replace(/\0+$/, "") === "webm" ? "video/webm" : "other";
    }
    at = contentEnd;
  }
  return "other";
}

/** A variable-length size: the zeros before the first one tell its length. Nothing when it is not all there. RFC 8794, section 4. */
function sizeAt(bytes: Buffer, at: number): { size: number; next: number } | undefined {
  if (at >= bytes.length) return undefined;
  const length = Math.clz32(bytes[at]!) - 23;
  if (length > 8) return { size: Number.POSITIVE_INFINITY, next: at + 1 };
  if (at + length > bytes.length) return undefined;
  let size = bytes[at]! & (0xff >> length);
  for (let digit = 1; digit < length; digit++) size = size * 256 + bytes[at + digit]!;
  // All ones: a size that is not known.
  return { size: size === 2 ** (7 * length) - 1 ? Number.POSITIVE_INFINITY : size, next: at + length };
}

/** An element's id, of one to four bytes, its marker left in. */
function idAt(bytes: Buffer, at: number): { value: number; next: number } | undefined {
  if (at >= bytes.length) return undefined;
  const length = Math.clz32(bytes[at]!) - 23;
  if (length > 4) return { value: 0, next: at + length };
  return at + length > bytes.length ? undefined : { value: bytes.readUIntBE(at, length), next: at + length };
}

/** Brands of MP4 video from the registry at mp4ra.org that browsers, phones and common programs write. */
const mp4Brands =
  /^(?:iso[m2-9a-c]|mp4[12]|avc[1-4]|av01|hvc1|hev1|dash|cmf[c2]|msdh|msix|mmp4|M4V |M4VH|M4VP|f4v |MSNV|XAVC|3g[pg2].|3gr.|3gs.)$/;

/** Brands of pictures, which use the same container. */
const pictureBrands =
  /^(?:mif[12]|msf1|miaf|heic|heix|heim|heis|hevc|hevx|hevm|hevs|avif|avis|avci|avcs|jpeg|jpgs|crx )$/;

/** Brands of sound without a picture. */
const soundBrands = /^(?:M4A |M4B |M4P |F4A |F4B )$/;

/** An `ftyp` box names a brand, a version, and the brands that the file also follows. ISO/IEC 14496-12, section 4.3. */
function brandFileType(start: Buffer): FileType {
  const size = start.readUInt32BE(0);
  if (size < 16 || size > maxSniffBytes) return "other";
  if (start.length < size) return "undecided";
  const brandAt = (at: number) => start.toString("latin1", at, at + 4);
  const major = brandAt(8);
  if (major === "qt  ") return "quickTime";
  const brands = [major];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(brandAt(at));
  if (brands.some((brand) => pictureBrands.test(brand)) || soundBrands.test(major)) return "other";
  return brands.some((brand) => mp4Brands.test(brand)) ? "video/mp4" : "other";
}
