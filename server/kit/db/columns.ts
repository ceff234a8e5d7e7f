import type { ColumnOptions } from "typeorm";

/** A bigint column that is read as a JavaScript integer, for sums that exceed 32 bits. */
export const bigintColumn: ColumnOptions = {
  type: "bigint",
  transformer: {
    to: (value: number) => value,
    from: (value: string | number | null) => (value === null ? null : Number(value)),
  },
};
