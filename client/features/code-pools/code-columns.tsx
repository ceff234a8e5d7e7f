import { Badge, Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Column } from "../../kit/grid/GridHead";
import { Help } from "../explanations/Help";
import type { EventPool_CodeFragment as Code } from "./code-pools.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { poolText } from "./pool.text";

const STATUS_PALETTES = { UNUSED: "neutral", CLAIMED: "accent", INVALID: "danger" } as const;
const Symbols = chakra("bdi", { base: { fontFamily: "mono", fontSize: "sm", overflowWrap: "anywhere" } });
const Time = chakra("time", { base: { fontSize: "sm", whiteSpace: "nowrap" } });
const Aside = chakra("p", {
  base: { fontSize: "sm", fontWeight: "400", lineHeight: "1.5", color: "fg.muted", overflowWrap: "anywhere" },
});

const withAside = (main: ReactNode, aside: string | null) =>
  aside ? (
    <Box py="1" minW="0" css={{ "td[data-title] > &": { mdDown: { textAlign: "end" } } }}>
      {main}
      <Aside>
        <bdi>{aside}</bdi>
      </Aside>
    </Box>
  ) : (
    main
  );

type Title = "code" | "status" | "source" | "batch" | "claimedAt" | "assignedTo";

/** The columns with the given titles. Empty values are omitted from the cards on phones. */
export function useCodeColumns(titles: readonly Title[]): Column<Code>[] {
  const t = useText(poolText);
  const { date } = useFormats();
  const columns: Record<Title, Omit<Column<Code>, "id" | "title">> = {
    code: {
      file: [
        { name: "code", title: t("code") },
        { name: "notes", title: t("notes") },
      ],
      cell: ({ lotteryCode, notes }) => withAside(<Symbols dir="ltr">{lotteryCode}</Symbols>, notes),
    },
    status: {
      file: [
        { name: "status", title: t("status") },
        { name: "reason", title: t("reason") },
      ],
      compact: true,
      width: "9rem",
      cell: ({ status, invalidReason }) =>
        withAside(<Badge colorPalette={STATUS_PALETTES[status]}>{t(status)}</Badge>, invalidReason),
    },
    source: { width: "6rem", cell: ({ source }) => t(source) },
    batch: {
      width: "8rem",
      minor: true,
      help: <Help term="batch" />,
      cell: ({ batchId }) => batchId && <bdi>{batchId}</bdi>,
    },
    claimedAt: {
      compact: true,
      width: "11.5rem",
      cell: ({ claimedAt }) => claimedAt && <Time dateTime={claimedAt}>{date(claimedAt)}</Time>,
    },
    assignedTo: { compact: true, width: "10rem", cell: ({ assignedTo }) => assignedTo && <bdi>{assignedTo}</bdi> },
  };
  return titles.map((title) => ({ ...columns[title], id: title, title: t(title) }));
}
