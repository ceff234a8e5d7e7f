const RealDate = Date;
let offsetMs = 0;

/** The clock of the test and of the product in its process, some time ahead. The database has its own clock. */
class ShiftedDate extends RealDate {
  constructor(value: number | string | Date = RealDate.now() + offsetMs) {
    super(value);
  }

  static override now(): number {
    return RealDate.now() + offsetMs;
  }
}

/** Runs work with the clock some time ahead. */
export async function ahead<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  offsetMs = ms;
  globalThis.Date = ShiftedDate as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}
