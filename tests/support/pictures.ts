import { crc32, deflateSync } from "node:zlib";

const chunk = (name: string, data: Buffer): Buffer => {
  const frame = Buffer.alloc(12 + data.length);
  frame.writeUInt32BE(data.length);
  frame.write(name, 4, "latin1");
  data.copy(frame, 8);
  frame.writeUInt32BE(crc32(frame.subarray(4, 8 + data.length)), 8 + data.length);
  return frame;
};

const GOLD = [244, 200, 92];

/** A PNG of one pixel; `metadata` is a text chunk and an EXIF chunk. */
export function aPng(metadata?: string, colour: readonly number[] = GOLD): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const extra =
    metadata === undefined ? [] : [chunk("tEXt", Buffer.from(metadata)), chunk("eXIf", Buffer.from(metadata))];
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...extra,
    chunk("IDAT", deflateSync(Buffer.from([0, ...colour]))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const segment = (marker: number, data: Buffer): Buffer => {
  const frame = Buffer.alloc(4 + data.length);
  frame.set([0xff, marker]);
  frame.writeUInt16BE(2 + data.length, 2);
  data.copy(frame, 4);
  return frame;
};

/** The structure of a JPEG; `metadata` is an EXIF segment and a comment. */
export const aJpeg = (metadata?: string): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
    ...(metadata === undefined
      ? []
      : [segment(0xe1, Buffer.from(`Exif\0\0${metadata}`)), segment(0xfe, Buffer.from(metadata))]),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
  ]);

const riffChunk = (name: string, data: Buffer): Buffer => {
  const frame = Buffer.alloc(8 + data.length + (data.length % 2));
  frame.write(name, "latin1");
  frame.writeUInt32LE(data.length, 4);
  data.copy(frame, 8);
  return frame;
};

/** The structure of an extended WebP; `metadata` is an EXIF chunk and an XMP chunk with their flags. */
export function aWebp(metadata?: string): Buffer {
  const header = Buffer.alloc(10);
  header[0] = metadata === undefined ? 0 : 0b0000_1100;
  const chunks = [
    riffChunk("VP8X", header),
    riffChunk("VP8L", Buffer.from([0x2f, 0, 0, 0, 0, 0, 0])),
    ...(metadata === undefined
      ? []
      : [riffChunk("EXIF", Buffer.from(metadata)), riffChunk("XMP ", Buffer.from(metadata))]),
  ];
  const body = Buffer.concat([Buffer.from("WEBP"), ...chunks]);
  return riffChunk("RIFF", body);
}
