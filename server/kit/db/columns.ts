import type { ColumnOptions } from "typeorm";

/** A whole number of Toman, or another sum that outgrows 32 bits; int8 is read as a JavaScript integer. */
export const bigintColumn: ColumnOptions = {
  type: "bigint",
  transformer: {
    to: (value: number) => value,
    from: (value: string | number | null) => (value === null ? null : Number(value)),
  },
};
