import type { ExportFormat } from "../../../domain/data-tables";
import { jalaliLabel } from "../../../domain/data-tables.text";
import { maskName } from "../../../domain/identity";
import { LIST_TITLES } from "../../../domain/list-exports.text";
import { lineText } from "../../../domain/text";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail, invalidFields } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { countExport, type FileExport } from "../../kit/spreadsheets/export-file";
import type { Cell } from "../../kit/spreadsheets/spreadsheet-types";
import { exportTable, fileName } from "../exports/table-export.service";
import { LIST_NAMES, type ListName, listOf } from "./exported-lists.service";
import type { ListColumnInput, ListView } from "./list-export.types";
import type { ListRows } from "./list-rows";

const title = lineText(100);

/** Returns the only list of a view. Throws BAD_USER_INPUT. */
function onlyListOf(ctx: Ctx, view: ListView): { name: ListName; list: ListRows } {
  const [name, ...others] = LIST_NAMES.filter((one) => view[one]);
  const list = name === undefined || others.length > 0 ? null : listOf(ctx, name, view);
  if (name === undefined || list === null) throw invalidFields("view");
  return { name, list };
}

/** Returns the columns of the file, with their headings. Throws BAD_USER_INPUT for an unknown or repeated column. */
function chosenColumns({ columns }: ListRows, chosen: readonly ListColumnInput[]): ListColumnInput[] {
  const names = new Set(chosen.map(({ name }) => name));
  const isKnown = chosen.every(({ name }) => Object.hasOwn(columns, name));
  if (chosen.length === 0 || names.size < chosen.length || !isKnown) throw invalidFields("columns");
  return chosen.map((column) => ({ name: column.name, title: validateField("columns", title, column.title) }));
}

const ORDER = ["sortBy", "sortOrder"];

/** The filters for the audit entry, without the order; a search may be a name and is masked. */
const shownFilters = (view: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(view)
      .filter(([name]) => !ORDER.includes(name))
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .map(([name, value]) => [name, name === "search" ? maskName(String(value)) : value]),
  );

/** Yields the pages of a list that has been read once, until the last or an empty one. */
async function* pagesFrom(
  first: { rows: Cell[][]; total: number },
  pageSize: number,
  read: (offset: number) => Promise<{ rows: Cell[][] }>,
): AsyncGenerator<Cell[][]> {
  let { rows } = first;
  for (let offset = pageSize; rows.length > 0; offset += pageSize) {
    yield rows;
    rows = offset < first.total ? (await read(offset)).rows : [];
  }
}

export interface ListExportRequest {
  view: ListView;
  columns: readonly ListColumnInput[];
  format: ExportFormat;
}

/**
 * Writes the rows of a list to a file: all pages of its filter, in its order, with the chosen columns. In Persian a date
 * has a second column with the Jalali date. Throws FORBIDDEN without the permission to read the list, BAD_USER_INPUT for
 * another number of lists than one, a wrong filter or an unknown column, RATE_LIMITED, or what `exportFile` throws.
 */
export async function exportList(ctx: Ctx, { view, columns, format }: ListExportRequest): Promise<FileExport> {
  const { name, list } = onlyListOf(ctx, view);
  if (!isPermitted(ctx, list.permission)) fail("FORBIDDEN");
  const chosen = chosenColumns(list, columns);
  await countExport(ctx);
  const names = chosen.map((column) => column.name);
  const heading = LIST_TITLES[name][ctx.lang];
  return exportTable(ctx, { name: fileName(ctx, heading, format) }, async (tx) => {
    const read = (offset: number) => list.read(tx, names, offset);
    const first = await read(0);
    return {
      table: {
        format,
        title: heading,
        header: chosen.flatMap((column) =>
          list.hasJalali(column.name) ? [column.title, jalaliLabel(column.title)] : [column.title],
        ),
        rightToLeft: ctx.lang === "fa",
        rows: first.total,
        batches: pagesFrom(first, list.pageSize, read),
      },
      entry: { entity: list.entity, entityId: null, details: shownFilters(view[name] ?? {}) },
    };
  });
}
