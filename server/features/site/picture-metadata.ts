import type { PictureType } from "../../../domain/pictures";

/** Returns the sections of a picture that a browser needs to draw it; null if its structure is not readable. */
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
const JPEG_COMMENT = 0xfe;
/** JFIF, the colour profile and Adobe's colour transform. */
const JPEG_APPS = new Set([0xe0, 0xe2, 0xee]);
const isApp = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

/** ITU-T T.81, annex B. From the first scan on the file is copied up to its end marker. */
function jpegParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== JPEG_MARKER) return null;
    if (marker === JPEG_SCAN) {
      const end = bytes.lastIndexOf(Buffer.from([JPEG_MARKER, 0xd9]));
      return end < at ? null : [...parts, bytes.subarray(at, end + 2)];
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    const isNeeded = isApp(marker) ? JPEG_APPS.has(marker) : marker !== JPEG_COMMENT;
    if (isNeeded) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** The identifier and the size, which do not count in the size. */
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
