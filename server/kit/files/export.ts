import { stat } from "node:fs/promises";
import { Field, Float, Int, ObjectType } from "type-graphql";
import type { Ctx } from "../context";
import { writeCsv } from "./write-csv";

const MEGABYTE = 1024 * 1024;

@ObjectType({ description: "A file made by the server; whoever knows its address can fetch it for ten minutes." })
export class FileExport {
  @Field(() => String) downloadUrl: string;
  @Field(() => Int) totalRecords: number;
  @Field(() => Float) fileSizeMb: number;
}

export interface TableOut {
  /** What the file is called, with its ending. */
  name: string;
  header: readonly string[];
  batches: AsyncIterable<readonly (readonly string[])[]>;
}

/** Writes a table to a download. A file whose rows could not be read to the end is not left behind. */
export async function exportTable(ctx: Ctx, { name, header, batches }: TableOut): Promise<FileExport> {
  const file = await ctx.files.downloads.create(name, null);
  let totalRecords = 0;
  async function* counted() {
    for await (const batch of batches) {
      totalRecords += batch.length;
      yield batch;
    }
  }
  try {
    await writeCsv(file.path, header, counted());
    const { size } = await stat(file.path);
    const fileSizeMb = Math.round((size / MEGABYTE) * 100) / 100;
    return { downloadUrl: `/api/downloads/${file.id}`, totalRecords, fileSizeMb };
  } catch (error) {
    await ctx.files.downloads.remove(file.id);
    throw error;
  }
}
