import type { ReactNode } from "react";
import { useText } from "../i18n/i18n";
import { menuText } from "./menu.text";
import type { MenuEntry } from "./MenuList";
import { RowMenu } from "./RowMenu";

interface Props {
  /** The name of the row. */
  name: string;
  primary?: ReactNode;
  entries: readonly (MenuEntry | false)[];
  busy?: boolean;
}

/** The actions of a row: the primary one, and a menu of the others. Destructive actions are only in the menu. */
export function RowActions({ name, primary, entries, busy }: Props) {
  const t = useText(menuText);
  const allowed = entries.filter((entry) => entry !== false);
  return (
    <>
      {primary}
      {allowed.length > 0 && <RowMenu label={t("moreOf", { name })} entries={allowed} busy={busy ?? false} />}
    </>
  );
}
