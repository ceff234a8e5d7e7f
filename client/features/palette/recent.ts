import { currentSession, onSessionChange } from "../../kit/session/session";

const STORAGE_KEY = "palette_recent";
const MAX_RECENT = 5;

/** An opened result. */
export interface RecentItem {
  to: string;
  label: string;
  detail?: string | undefined;
}

interface Stored {
  username: string;
  items: RecentItem[];
}

const isItem = (item: Partial<RecentItem> | null): item is RecentItem =>
  typeof item?.to === "string" && item.to.startsWith("/") && typeof item.label === "string";

/** The items that this user opened last in this tab. */
export function recentItems(): RecentItem[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as Partial<Stored> | null;
    if (stored?.username !== currentSession()?.user?.username || !Array.isArray(stored?.items)) return [];
    return stored.items.filter(isItem);
  } catch {
    return [];
  }
}

export function addRecentItem(item: RecentItem): void {
  const username = currentSession()?.user?.username;
  if (username === undefined) return;
  const items = [item, ...recentItems().filter(({ to }) => to !== item.to)].slice(0, MAX_RECENT);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ username, items }));
  } catch {
    // Without storage the palette works without recent items.
  }
}

// The items contain names of customers, which the next user of this tab must not see.
onSessionChange(() => {
  if (currentSession() !== null) return;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
});
