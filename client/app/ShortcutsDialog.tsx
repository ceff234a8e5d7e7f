import { chakra } from "@chakra-ui/react";
import { Dialog } from "../kit/dialog/Dialog";
import { Key } from "../kit/keyboard/Key";
import { useText } from "../kit/i18n/i18n";
import { useSession } from "../kit/session/session";
import { screensFor } from "./menu";
import { menuText } from "./menu.text";

const List = chakra("dl", {
  base: { display: "grid", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" }, columnGap: "8", rowGap: "2.5" },
});

const GroupTitle = chakra("h3", { base: { mb: "3", fontWeight: "700", _notFirst: { mt: "6" } } });

function Shortcut({ keys, does }: { keys: string; does: string }) {
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
      <dt>{does}</dt>
      <dd dir="ltr">
        <Key>{keys}</Key>
      </dd>
    </chakra.div>
  );
}

/** The keyboard shortcuts of the back office, as far as the user's permissions reach. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(menuText);
  const screens = screensFor(useSession());
  return (
    <Dialog title={t("shortcuts")} wide onClose={onClose}>
      <GroupTitle>{t("everywhere")}</GroupTitle>
      <List>
        <Shortcut keys="Ctrl + K" does={t("quickSearch")} />
        <Shortcut keys="/" does={t("searchList")} />
        <Shortcut keys="N" does={t("create")} />
        <Shortcut keys="?" does={t("shortcuts")} />
      </List>
      <GroupTitle>{t("goTo")}</GroupTitle>
      <List>
        {screens.map(({ to, key, label }) => (
          <Shortcut key={to} keys={`G ${key}`} does={t(label)} />
        ))}
      </List>
    </Dialog>
  );
}
