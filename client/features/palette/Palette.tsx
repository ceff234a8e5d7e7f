import { Box, chakra, createListCollection, Flex } from "@chakra-ui/react";
import { Listbox } from "@ark-ui/react/listbox";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Modal } from "../../kit/dialog/Modal";
import { Key } from "../../kit/keyboard/Key";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { ACTIONS, matches, SCREENS, type Entry } from "./entries";
import { Content, Input, Item, ItemGroup, ItemGroupLabel } from "./listbox";
import { paletteText } from "./palette.text";
import { addRecentItem, recentItems } from "./recent";
import { useResults } from "./use-results";

interface Props {
  /** The screens and commands that the user may open. */
  entries: readonly Entry[];
  onClose: () => void;
}

const FOUND = ["customers", "receipts", "stores", "events"];

/** Without a text: the recent items and all screens; else everything that matches. */
function useEntries(own: readonly Entry[], typed: string) {
  const t = useText(paletteText);
  const session = useSession();
  const { entries: found, ...state } = useResults(typed);
  const [recent] = useState(() =>
    recentItems().map((item): Entry => ({ ...item, id: `recent:${item.to}`, group: "recent" })),
  );
  const allowed = (list: typeof ACTIONS, group: "screens" | "actions") =>
    list
      .filter(({ needs }) => allows(session, needs))
      .map(({ label, to, state }): Entry => ({ id: label, group, label: t(label), to, state }));
  const text = typed.trim();
  const all = [
    ...own.filter(({ group }) => group === "screens"),
    ...allowed(SCREENS, "screens"),
    ...allowed(ACTIONS, "actions"),
    ...own.filter(({ group }) => group === "actions"),
  ];
  if (text === "") return { ...state, entries: [...recent, ...all] };
  return { ...state, entries: [...all.filter(({ label }) => matches(label, text)), ...found] };
}

function Line({ entry }: { entry: Entry }) {
  return (
    <Item item={entry} highlightOnHover>
      <chakra.span minW="0" truncate>
        <bdi>{entry.label}</bdi>
      </chakra.span>
      {entry.detail !== undefined && (
        <chakra.bdi color="fg.muted" fontSize="sm" truncate>
          {entry.detail}
        </chakra.bdi>
      )}
      {entry.keys !== undefined && (
        <chakra.span ms="auto" hideBelow="md" aria-hidden>
          <Key dir="ltr">{entry.keys}</Key>
        </chakra.span>
      )}
    </Item>
  );
}

function Hints() {
  const t = useText(paletteText);
  const hints = [
    ["↑ ↓", t("move")],
    ["Enter", t("open")],
    ["Esc", t("close")],
  ] as const;
  return (
    <Flex hideBelow="md" gap="5" px="4" py="2.5" borderTopWidth="1px" fontSize="sm" color="fg.muted" aria-hidden>
      {hints.map(([key, does]) => (
        <Flex key={key} gap="2" align="center">
          <bdi dir="ltr">
            <Key>{key}</Key>
          </bdi>
          {does}
        </Flex>
      ))}
    </Flex>
  );
}

interface StatusProps {
  text: string;
  count: number;
  searching: boolean;
  failed: boolean;
}

/** The state of the search; the number of results is only for screen readers. */
function Status({ text, count, searching, failed }: StatusProps) {
  const t = useText(paletteText);
  const { number } = useFormats();
  const message = failed
    ? t("failed")
    : count > 0
      ? text && t("count", { count, number: number(count) })
      : t(searching ? "searching" : "none", { text });
  const isVisible = failed || count === 0;
  return (
    <chakra.p
      role="status"
      srOnly={!isVisible}
      px="4"
      py="6"
      textAlign="center"
      color="fg.muted"
      overflowWrap="anywhere"
    >
      {message}
    </chakra.p>
  );
}

/** Finds and opens screens, actions, customers, receipts, stores and events by keyboard or pointer. */
export function Palette({ entries: own, onClose }: Props) {
  const t = useText(paletteText);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const { entries, searching, failed } = useEntries(own, text);
  const collection = createListCollection({
    items: entries,
    itemToValue: ({ id }) => id,
    itemToString: ({ label }) => label,
    groupBy: ({ group }) => group,
  });
  const known = entries.some(({ id }) => id === highlighted);

  const choose = (value: string) => {
    const entry = entries.find(({ id }) => id === value);
    if (!entry) return;
    onClose();
    entry.run?.();
    if (entry.to === undefined) return;
    const { to, label, detail } = entry;
    if (FOUND.includes(entry.group)) addRecentItem({ to, label, detail });
    void navigate(to, { state: entry.state });
  };

  return (
    <Modal open size="md" label={t("title")} initialFocus={() => input.current} onClose={onClose}>
      <Listbox.Root
        collection={collection}
        value={[]}
        highlightedValue={known ? highlighted : (entries[0]?.id ?? null)}
        onHighlightChange={({ highlightedValue }) => {
          if (highlightedValue !== null) setHighlighted(highlightedValue);
        }}
        onSelect={({ value }) => choose(value)}
        loopFocus
        typeahead={false}
        asChild
      >
        <Flex direction="column" minH="0">
          <Flex align="center" gap="3" px="4" borderBottomWidth="1px" color="fg.muted">
            <Search size={18} aria-hidden />
            <Input
              ref={input}
              role="combobox"
              aria-expanded={entries.length > 0}
              aria-label={t("title")}
              placeholder={t("placeholder")}
              maxLength={100}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setHighlighted(null);
              }}
            />
          </Flex>
          {/* A fixed height: the dialog stays in its position while results change. */}
          <Box h="min(26rem, 60dvh)">
            <Content aria-label={t("results")} hidden={entries.length === 0}>
              {collection.group().map(([group, lines]) => (
                <ItemGroup key={group} id={group}>
                  <ItemGroupLabel>{t(group as Entry["group"])}</ItemGroupLabel>
                  {lines.map((entry) => (
                    <Line key={entry.id} entry={entry} />
                  ))}
                </ItemGroup>
              ))}
            </Content>
            <Status text={text.trim()} count={entries.length} searching={searching} failed={failed} />
          </Box>
          <Hints />
        </Flex>
      </Listbox.Root>
    </Modal>
  );
}
