import { createSemaphore } from "./concurrency";

/** Runs concurrent items of several callers together. */
export interface Batcher<Item, Result> {
  /** Returns the result of an item. Throws the error of `reject` if too many items wait, or if it waits too long. */
  submit(item: Item): Promise<Result>;
  /** The number of running and of waiting items. */
  counts(): { running: number; waiting: number };
  /** Resolves when no item runs or waits. */
  drain(): Promise<void>;
}

/** An item that waits or runs. */
interface Submitted<Item> {
  readonly item: Item;
  /** In ms of `performance.now()`. */
  readonly submittedAt: number;
}

/** The result of an item that has to run alone: after a batch, or in the next lane. */
export const ALONE = Symbol("alone");

export interface BatcherOptions<Item, Result> {
  /**
   * Returns the waiting items of the next batch. Without `running` items it returns at least one, so that the queue
   * always ends.
   */
  select: (waiting: readonly Submitted<Item>[], running: ReadonlySet<Submitted<Item>>) => readonly Submitted<Item>[];
  /** Returns one result per item, in the same order; ALONE for an item that has to run alone. */
  runBatch: (items: Item[]) => Promise<(Result | typeof ALONE)[]>;
  /** Runs items that a batch did not write; those of one group in order, so that a slow one delays only its group. */
  alone?: {
    /** Each runs one item; ALONE passes the item and the later ones of its group to the next. After the last they fail. */
    lanes: readonly ((item: Item) => Promise<Result | typeof ALONE>)[];
    groupOf: (item: Item) => string;
    /** Whether the items of a batch that failed with this error run alone. Otherwise all of them fail with it. */
    runsAfter: (error: unknown) => boolean;
    /** Groups of one lane at a time. */
    maxGroups: number;
  };
  maxBatches: number;
  maxWaiting: number;
  /** An item that does not start within this time is rejected. */
  maxWaitMs: number;
  reject: () => Error;
  /** Called when a batch starts. */
  onStart?: (batch: readonly Submitted<Item>[]) => void;
}

interface Entry<Item, Result> extends Submitted<Item> {
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Lane<Item, Result> {
  run: (item: Item) => Promise<Result | typeof ALONE>;
  inTurn: ReturnType<typeof createSemaphore>;
}

/** Creates a batcher. A batch starts as soon as a slot is free: no item waits for later ones. */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  return new QueueBatcher(options);
}

const MAX_ITEMS = 200;

/**
 * Creates a batcher of independent items that share a statement. `run` returns one result per item, in the same order;
 * its error is the result of all of them.
 */
export const createStatementBatcher = <Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  limits: Pick<BatcherOptions<Item, Result>, "maxWaiting" | "maxWaitMs" | "reject">,
): Batcher<Item, Result> =>
  createBatcher({ select: (waiting) => waiting.slice(0, MAX_ITEMS), runBatch: run, maxBatches: 2, ...limits });

class QueueBatcher<Item, Result> implements Batcher<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>;
  readonly #running = new Set<Entry<Item, Result>>();
  readonly #lanes: Lane<Item, Result>[];
  #waiting: Entry<Item, Result>[] = [];
  #batches = 0;
  #isScheduled = false;
  #deadline: NodeJS.Timeout | null = null;
  #drained: (() => void)[] = [];

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options;
    const { lanes = [], maxGroups = 1 } = options.alone ?? {};
    this.#lanes = lanes.map((run) => ({ run, inTurn: createSemaphore(maxGroups) }));
  }

  submit(item: Item): Promise<Result> {
    if (this.#waiting.length >= this.#options.maxWaiting) return Promise.reject(this.#options.reject());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, submittedAt: performance.now(), resolve, reject });
      this.#startSoon();
      this.#armDeadline();
    });
  }

  counts() {
    return { running: this.#running.size, waiting: this.#waiting.length };
  }

  async drain(): Promise<void> {
    if (this.#running.size + this.#waiting.length > 0) await new Promise<void>((done) => this.#drained.push(done));
  }

  /** Starts batches after the other events of this turn, which may submit more items. */
  #startSoon(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#startBatches();
    });
  }

  #startBatches(): void {
    while (this.#batches < this.#options.maxBatches && this.#startBatch());
  }

  #startBatch(): boolean {
    const selected = new Set(this.#options.select(this.#waiting, this.#running));
    if (selected.size === 0) return false;
    const batch = this.#waiting.filter((entry) => selected.has(entry));
    this.#waiting = this.#waiting.filter((entry) => !selected.has(entry));
    for (const entry of batch) this.#running.add(entry);
    this.#options.onStart?.(batch);
    this.#batches++;
    void this.#run(batch).finally(() => {
      this.#batches--;
      this.#startSoon();
    });
    return true;
  }

  async #run(batch: Entry<Item, Result>[]): Promise<void> {
    const { alone } = this.#options;
    let results: (Result | typeof ALONE)[];
    try {
      results = await this.#options.runBatch(batch.map(({ item }) => item));
    } catch (error) {
      if (alone?.runsAfter(error)) return this.#runAlone(batch, alone);
      for (const entry of batch) this.#settle(entry, () => entry.reject(error));
      return;
    }
    const left: Entry<Item, Result>[] = [];
    for (const [index, entry] of batch.entries()) {
      const result = results[index] as Result | typeof ALONE;
      if (result === ALONE) left.push(entry);
      else this.#settle(entry, () => entry.resolve(result));
    }
    if (alone) this.#runAlone(left, alone);
  }

  /** Starts the groups and returns: their items stay running, but the slot of the batch is free. */
  #runAlone(entries: Entry<Item, Result>[], alone: NonNullable<BatcherOptions<Item, Result>["alone"]>): void {
    const groups = new Map<string, Entry<Item, Result>[]>();
    for (const entry of entries) {
      const key = alone.groupOf(entry.item);
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
    for (const group of groups.values()) void this.#runGroup(group, this.#lanes);
  }

  async #runGroup(group: Entry<Item, Result>[], [lane, ...next]: Lane<Item, Result>[]): Promise<void> {
    if (!lane) {
      for (const entry of group) this.#settle(entry, () => entry.reject(this.#options.reject()));
      return;
    }
    const left = [...group];
    await lane.inTurn(async () => {
      for (const entry of group) {
        if (!(await this.#runOne(entry, lane.run))) break;
        left.shift();
      }
    });
    await this.#runGroup(left, next);
  }

  /** Returns whether the item has ended. */
  async #runOne(entry: Entry<Item, Result>, run: Lane<Item, Result>["run"]): Promise<boolean> {
    try {
      if (this.#isLate(entry)) throw this.#options.reject();
      const result = await run(entry.item);
      if (result === ALONE) return false;
      this.#settle(entry, () => entry.resolve(result));
    } catch (error) {
      this.#settle(entry, () => entry.reject(error));
    }
    return true;
  }

  #settle(entry: Entry<Item, Result>, respond: () => void): void {
    this.#running.delete(entry);
    respond();
    this.#startSoon();
    this.#resolveDrained();
  }

  #resolveDrained(): void {
    if (this.#running.size + this.#waiting.length > 0) return;
    for (const done of this.#drained.splice(0)) done();
  }

  #isLate({ submittedAt }: Entry<Item, Result>): boolean {
    return performance.now() - submittedAt >= this.#options.maxWaitMs;
  }

  #rejectLate(): void {
    // The oldest item is the first.
    while (this.#waiting[0] && this.#isLate(this.#waiting[0])) this.#waiting.shift()?.reject(this.#options.reject());
    this.#resolveDrained();
  }

  /** One timer for the oldest item: a batch that hangs must not keep the waiting items. */
  #armDeadline(): void {
    const [first] = this.#waiting;
    if (!first || this.#deadline) return;
    const ms = Math.max(1, first.submittedAt + this.#options.maxWaitMs - performance.now());
    this.#deadline = setTimeout(() => {
      // If other work blocked the event loop, results that are ready free their slots first.
      setImmediate(() => {
        this.#deadline = null;
        this.#startBatches();
        this.#rejectLate();
        this.#armDeadline();
      });
    }, ms);
    this.#deadline.unref();
  }
}
