import type { Permission } from "../../../domain/permissions";
import { foldName } from "../../../domain/text";
import { CREATE } from "../../kit/dialog/CreateButton";
import type { paletteText } from "./palette.text";

type Group = "recent" | "screens" | "actions" | "customers" | "receipts" | "stores" | "events";

/** A line of the palette: it opens a URL or runs a command. */
export interface Entry {
  /** Unique in the palette. */
  id: string;
  group: Group;
  label: string;
  /** A second text, such as a phone number. */
  detail?: string | undefined;
  /** The keys that open the same screen. */
  keys?: string | undefined;
  to?: string;
  /** The location state of the link. */
  state?: object | undefined;
  run?: () => void;
}

interface Action {
  label: Extract<keyof typeof paletteText.en, "openCounter" | "reportBuilder" | `create${string}`>;
  to: string;
  needs: Permission;
  state?: object;
}

/** Screens without an entry in the menu. */
export const SCREENS: readonly Action[] = [
  { label: "reportBuilder", to: "/admin/reports/builder", needs: "reports:read" },
];

/** Tasks that begin on another screen. */
export const ACTIONS: readonly Action[] = [
  { label: "openCounter", to: "/counter", needs: "receipts:create" },
  { label: "createStore", to: "/admin/stores", needs: "stores:write", state: CREATE },
  { label: "createEvent", to: "/admin/events", needs: "events:write", state: CREATE },
  { label: "createDraw", to: "/admin/draws/new", needs: "draws:write" },
  { label: "createUser", to: "/admin/users?new", needs: "users:manage" },
  { label: "createKey", to: "/admin/api-keys", needs: "api-keys:manage", state: CREATE },
];

/** Whether every word of a search is a part of a label, in any digits, letters and case. */
export function matches(label: string, text: string): boolean {
  const folded = foldName(label);
  return foldName(text)
    .split(" ")
    .every((word) => folded.includes(word));
}
