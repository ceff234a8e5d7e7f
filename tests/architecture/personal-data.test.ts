import { type Holding, PERSONAL_DATA, type PersonalTable } from "../../server/features/customers/personal-data.queries";
import { openApp, type TestApp, useApp } from "../support/app";

const app = useApp();

interface Column {
  table: string;
  column: string;
}

/** Columns that can contain text, bytes or a date; numbers, timestamps and generated ids identify no person. */
const columnsOf = (open: TestApp): Promise<Column[]> =>
  open.sql<Column>(
    `select c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.data_type not in ('uuid', 'smallint', 'integer', 'bigint', 'boolean', 'timestamp with time zone')
     order by 1, 2`,
  );

const nameOf = ({ table, column }: Column): string => `${table}.${column}`;

const listed = Object.entries(PERSONAL_DATA).flatMap(([table, { columns }]) =>
  Object.entries(columns).map(([column, holds]): Column & { holds: Holding } => ({ table, column, holds })),
);

/** Columns of the database that the registry does not classify. */
const unclassified = (columns: readonly Column[]): string[] =>
  columns.map(nameOf).filter((name) => !listed.some((one) => nameOf(one) === name));

/** Generated, or deleted with the row that it belongs to. */
const INDIRECT = ["customers.search", "stored_file_chunks.bytes", "stored_files.name"];

/** Columns with data of customers that no erasure statement changes. */
const untouched = (registry: Readonly<Record<string, PersonalTable>>): string[] =>
  Object.entries(registry).flatMap(([table, { columns, erase = "" }]) =>
    Object.entries(columns)
      .filter(([column, holds]) => holds === "erased" && !INDIRECT.includes(nameOf({ table, column })))
      .filter(([column]) => !new RegExp(`^\\s*delete from ${table} |[ ,(]${column} = `).test(erase))
      .map(([column]) => nameOf({ table, column })),
  );

test("every column that can hold personal data is classified", async () => {
  const columns = await columnsOf(app());

  expect(columns.length).toBeGreaterThan(80);
  expect(unclassified(columns)).toEqual([]);
});

test("every classified column is in the database", async () => {
  const columns = (await columnsOf(app())).map(nameOf);

  expect(listed.map(nameOf).filter((name) => !columns.includes(name))).toEqual([]);
});

test("every column with data of customers is erased by the statement of its table", () => {
  expect(listed.filter(({ holds }) => holds === "erased").length).toBeGreaterThan(20);
  expect(untouched(PERSONAL_DATA)).toEqual([]);
  expect(untouched({ notes: { columns: { text: "erased" }, erase: "update notes set other = null" } })).toEqual([
    "notes.text",
  ]);
});

test.each(["text", "varchar(20)", "jsonb", "json", "bytea", "inet", "text[]", "date", "xml"])(
  "a new column of type %s has to be classified",
  async (type) => {
    const other = await openApp();
    try {
      await other.sql(`alter table items add column remark ${type}`);

      expect(unclassified(await columnsOf(other))).toEqual(["items.remark"]);
    } finally {
      await other.close();
    }
  },
);
