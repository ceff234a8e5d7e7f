import { chakra } from "@chakra-ui/react";
import type { EventPoolQuery } from "./code-pools.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { poolText } from "./pool.text";

const COUNTS = ["total", "unused", "claimed", "invalid"] as const;

const Counts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", sm: "repeat(4, 1fr)" },
    columnGap: "4",
    rowGap: "3",
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& dd": { fontSize: "xl", fontWeight: "700", lineHeight: "1.5" },
  },
});

/** Number of codes of an event, in total and by status. */
export function CodeCounts({ counts }: { counts: EventPoolQuery["event"]["codes"] | undefined }) {
  const t = useText(poolText);
  const { number } = useFormats();
  return (
    <Counts>
      {COUNTS.map((count) => (
        <div key={count}>
          <dt>{t(count)}</dt>
          <dd>{counts ? number(counts[count]) : t("unknown")}</dd>
        </div>
      ))}
    </Counts>
  );
}
