import type { ReceiptScreenQuery } from "../../kit/graphql/generated";

const STORAGE_KEY = "till_screen";

/** What the form needs to work without a network; no user and no customer. */
type Snapshot = Pick<ReceiptScreenQuery, "activeStores" | "receiptBonuses" | "usualAmounts">;

export function storeSnapshot({ activeStores, receiptBonuses, usualAmounts }: Snapshot): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ activeStores, receiptBonuses, usualAmounts }));
  } catch {
    // Without storage the till needs the network to open.
  }
}

/** The data of the last visit; null before the first. */
export function storedSnapshot(): Snapshot | null {
  try {
    const { activeStores, receiptBonuses, usualAmounts } = JSON.parse(
      localStorage.getItem(STORAGE_KEY) ?? "{}",
    ) as Partial<Snapshot>;
    const isWhole = Array.isArray(activeStores) && Array.isArray(receiptBonuses) && Array.isArray(usualAmounts);
    return isWhole ? { activeStores, receiptBonuses, usualAmounts } : null;
  } catch {
    return null;
  }
}
