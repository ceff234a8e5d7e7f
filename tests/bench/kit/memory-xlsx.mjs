// The limit of workbooks: the streaming writer of exceljs, fed from memory.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { need } from "./product.mjs";

const { rows: count, sample } = JSON.parse(process.argv[2]);
const { stream } = need("exceljs");
const folder = mkdtempSync(join(tmpdir(), "club-xlsx-"));
try {
  const startedAt = performance.now();
  const book = new stream.xlsx.WorkbookWriter({ filename: join(folder, "limit.xlsx") });
  const sheet = book.addWorksheet("limit");
  for (let row = 0; row < count; row++) {
    sheet.addRow(sample[row % sample.length]).commit();
    // The writer has no backpressure; without a pause it buffers all rows.
    if (row % 2_000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  sheet.commit();
  await book.commit();
  process.stdout.write(JSON.stringify({ rate: (count / (performance.now() - startedAt)) * 1_000 }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
