import type { PictureType } from "../../../domain/pictures";

/** Returns the sections of a picture that a browser needs to draw it, upright; null if its structure is not readable. */
export function withoutMetadata(bytes: Buffer, type: PictureType): Buffer | null {
  const parts = { "image/png": pngParts, "image/jpeg": jpegParts, "image/webp": webpParts }[type](bytes);
  if (!parts) return null;
  const picture = Buffer.concat(parts);
  if (type === "image/webp") picture.writeUInt32LE(picture.length - RIFF_PREFIX, RIFF_SIZE_AT);
  return picture;
}

const PNG_SIGNATURE = 8;
/** Length, type and checksum of a chunk. */
const PNG_FRAME = 12;
const PNG_CHUNKS = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

/** PNG, third edition, section 5. Data after the end chunk is dropped. */
function pngParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, PNG_SIGNATURE)];
  for (let at = PNG_SIGNATURE; at + PNG_FRAME <= bytes.length;) {
    const end = at + PNG_FRAME + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (PNG_CHUNKS.test(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return parts;
    at = end;
  }
  return null;
}

const JPEG_MARKER = 0xff;
const JPEG_SCAN = 0xda;
const JPEG_END = 0xd9;
const JPEG_COMMENT = 0xfe;
const JPEG_EXIF = 0xe1;
const EXIF_NAME = "Exif\0\0";
/** JFIF, the colour profile and Adobe's colour transform. Other segments of these markers have previews. */
const JPEG_APPS: Record<number, string> = { 0xe0: "JFIF\0", 0xe2: "ICC_PROFILE\0", 0xee: "Adobe" };
const isApp = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

/** ITU-T T.81, annex B. Data after the end marker, such as a second picture, is dropped. */
function jpegParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== JPEG_MARKER) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === JPEG_END) return [...parts, bytes.subarray(at, at + 2)];
    // Any number of FF bytes may be in front of a marker.
    if (marker === JPEG_MARKER) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === JPEG_SCAN ? scanEnd(bytes, segmentEnd) : segmentEnd;
    if (end > bytes.length) return null;
    const segment = neededSegment(marker, bytes.subarray(at, end));
    if (segment) parts.push(segment);
    at = end;
  }
  return null;
}

/** Returns where the entropy-coded data of a scan ends: at the next marker that is neither stuffing nor a restart. */
function scanEnd(bytes: Buffer, start: number): number {
  let at = start;
  for (; at < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === JPEG_MARKER && next !== 0 && (next < 0xd0 || next > 0xd7)) break;
  }
  return at;
}

function neededSegment(marker: number, segment: Buffer): Buffer | null {
  const hasName = (name: string): boolean => segment.toString("latin1", 4, 4 + name.length) === name;
  if (marker === JPEG_EXIF && hasName(EXIF_NAME)) return orientationSegment(segment.subarray(4 + EXIF_NAME.length));
  if (!isApp(marker)) return marker === JPEG_COMMENT ? null : segment;
  const name = JPEG_APPS[marker];
  return name !== undefined && hasName(name) ? segment : null;
}

const ORIENTATION = 0x0112;
const MAX_ORIENTATION = 8;

/** Returns an EXIF segment with only the orientation that browsers apply; null if the picture is upright. */
function orientationSegment(tiff: Buffer): Buffer | null {
  const orientation = orientationOf(tiff);
  if (orientation < 2 || orientation > MAX_ORIENTATION) return null;
  const segment = Buffer.from("ffe10022457869660000 4d4d002a00000008 0001 0112000300000001".replaceAll(" ", ""), "hex");
  return Buffer.concat([segment, Buffer.from([0, orientation, 0, 0, 0, 0, 0, 0])]);
}

/** TIFF 6.0, section 2. Returns the orientation of the first directory; 1, which is upright, without a readable one. */
function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const number = (at: number, size: number): number =>
    at + size > tiff.length ? 0 : isLittle ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size);
  const directory = number(4, 4);
  const entries = directory + 2;
  for (let entry = entries; entry < entries + 12 * number(directory, 2); entry += 12)
    if (number(entry, 2) === ORIENTATION) return number(entry + 8, 2);
  return 1;
}

/** The identifier and the size field, which the size does not include. */
const RIFF_PREFIX = 8;
const RIFF_SIZE_AT = 4;
const WEBP_HEADER = 12;
const WEBP_CHUNKS = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;
/** The flags of EXIF and XMP in the extended header. */
const WEBP_METADATA_FLAGS = 0b0000_1100;

/** RFC 9649, section 2.7. */
function webpParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, WEBP_HEADER)];
  for (let at = WEBP_HEADER; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return null;
    const name = bytes.toString("latin1", at, at + 4);
    if (WEBP_CHUNKS.test(name))
      parts.push(name === "VP8X" ? withoutFlags(bytes.subarray(at, end)) : bytes.subarray(at, end));
    at = end;
  }
  return parts.length > 1 ? parts : null;
}

function withoutFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  copy[8] = (copy[8] ?? 0) & ~WEBP_METADATA_FLAGS;
  return copy;
}
