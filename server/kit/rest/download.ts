import type { FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import type { ExportFormat } from "../../../domain/data-tables";
import type { Ctx } from "../context";
import { invalidFields } from "../errors/app-error";
import type { StoredFile } from "../files/stored-file";

const TYPES: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
};

/** By file extension. */
const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf(".") + 1) as ExportFormat] ?? TYPES.csv;

/** Streams a download. The file name is sent in ASCII and in UTF-8 (RFC 5987). */
export function sendFile(reply: FastifyReply, { files }: Ctx, file: StoredFile): FastifyReply {
  const { name } = file;
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  void reply.header("content-disposition", `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`);
  return reply.type(typeOf(name)).send(Readable.from(files.downloads.read(file), { objectMode: false }));
}

/**
 * Returns whether a caller wants the file itself rather than its URL: by `delivery` in the query or body, otherwise by
 * an Accept header without JSON. Throws FIELD_INVALID for another value.
 */
export function wantsFile({ query, body, headers }: FastifyRequest): boolean {
  const delivery =
    (query as { delivery?: unknown }).delivery ?? (body as { delivery?: unknown } | null | undefined)?.delivery;
  if (delivery === "blob" || delivery === "url") return delivery === "blob";
  if (delivery !== undefined) throw invalidFields("delivery");
  return headers.accept !== undefined && !/json|\*\/\*/.test(headers.accept);
}
