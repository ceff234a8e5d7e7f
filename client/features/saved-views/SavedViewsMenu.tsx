import { Menu, Portal } from "@chakra-ui/react";
import { Bookmark, BookmarkPlus, Check, Pencil, Save, Trash2, Users } from "lucide-react";
import type { ReactNode } from "react";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import type { SavedViews_ViewFragment as View } from "./saved-views.generated";
import { savedViewsText } from "./saved-views.text";
import type { useSavedViews } from "./use-saved-views";

interface EntryProps {
  value: string;
  icon: typeof Bookmark;
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

const Entry = ({ value, icon: Icon, danger, onSelect, children }: EntryProps) => (
  <Menu.Item value={value} color={danger ? "danger.fg" : undefined} onSelect={onSelect}>
    <Icon size={16} aria-hidden />
    {children}
  </Menu.Item>
);

interface GroupProps {
  label: string;
  views: readonly View[];
  icon: typeof Bookmark;
  chosen: View | null;
  onShow: (view: View) => void;
}

function Group({ label, views, icon, chosen, onShow }: GroupProps) {
  if (views.length === 0) return null;
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
      {views.map((view) => (
        <Entry key={view.id} value={view.id} icon={view.id === chosen?.id ? Check : icon} onSelect={() => onShow(view)}>
          <bdi>{view.name}</bdi>
        </Entry>
      ))}
    </Menu.ItemGroup>
  );
}

interface Props {
  /** The id of the button that opened the menu. */
  triggerId: string;
  state: ReturnType<typeof useSavedViews>;
  onSave: (view: View) => void;
  /** Without a view, a new one is saved. */
  onEdit: (view: View | null) => void;
  onRemove: (view: View) => void;
  onClose: () => void;
}

/** The open menu of the saved views. */
export function SavedViewsMenu({ triggerId, state, onSave, onEdit, onRemove, onClose }: Props) {
  const t = useText(savedViewsText);
  const lang = useLang();
  const { views, failed, chosen, query, isChanged, mayChange, show } = state;
  return (
    <Menu.Root
      open
      loopFocus
      ids={{ trigger: triggerId }}
      positioning={{
        placement: "bottom-start",
        gutter: 4,
        getAnchorElement: () => document.getElementById(triggerId),
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="min(28rem, 80dvh)" overflowY="auto">
            <Entry value="standard" icon={chosen || query !== "" ? Bookmark : Check} onSelect={() => show(null)}>
              {t("standard")}
            </Entry>
            {views === null ? (
              <Menu.Item value="state" disabled>
                {t(failed ? "loadFailed" : "loading")}
              </Menu.Item>
            ) : (
              [false, true].map((isShared) => (
                <Group
                  key={String(isShared)}
                  label={t(isShared ? "shared" : "own")}
                  views={views.filter((view) => view.isShared === isShared)}
                  icon={isShared ? Users : Bookmark}
                  chosen={chosen}
                  onShow={show}
                />
              ))
            )}
            <Menu.Separator />
            {chosen && isChanged && mayChange(chosen) && (
              <Entry value="update" icon={Save} onSelect={() => onSave(chosen)}>
                {t("update", { name: nameIn(lang, chosen.name) })}
              </Entry>
            )}
            <Entry value="save" icon={BookmarkPlus} onSelect={() => onEdit(null)}>
              {t("save")}
            </Entry>
            {chosen && mayChange(chosen) && (
              <>
                <Entry value="rename" icon={Pencil} onSelect={() => onEdit(chosen)}>
                  {t("rename")}
                </Entry>
                <Entry value="remove" icon={Trash2} danger onSelect={() => onRemove(chosen)}>
                  {t("remove")}
                </Entry>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
