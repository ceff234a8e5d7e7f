import { chakra } from "@chakra-ui/react";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Panel } from "../../kit/figures/Panel";
import { stateLabel } from "./draw-labels";
import { drawsText } from "./draws.text";
import { timesOf } from "./next-step";

interface Moment {
  label: string;
  time: Date;
  /** The state that begins, or null for a time of the definition. */
  state: Draw["state"] | null;
}

const List = chakra("ol", {
  base: {
    listStyleType: "none",
    "& li": {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      columnGap: "4",
      justifyContent: "space-between",
      ps: "7",
      pb: "4",
      _last: { pb: "0" },
      // The line to the next moment.
      _notLast: {
        _before: {
          content: "''",
          position: "absolute",
          insetStart: "5px",
          top: "3",
          bottom: "-3",
          w: "2px",
          bg: "border",
        },
      },
      _after: {
        content: "''",
        position: "absolute",
        insetStart: "0",
        top: "1.5",
        w: "3",
        h: "3",
        borderRadius: "full",
        borderWidth: "2px",
        borderColor: "border.control",
        bg: "bg.card",
      },
    },
    "& li.past::after": { bg: "accent.solid", borderColor: "accent.solid" },
    "& li.planned": { color: "fg.muted" },
    "& .state": { fontWeight: "600" },
    "& time": { fontSize: "sm", color: "fg.muted" },
  },
});

/** The moments of a draw: states that have begun, and past and future times of the definition. */
function useMoments(draw: Draw): Moment[] {
  const t = useText(drawsText);
  const lang = useLang();
  const times = timesOf(draw);
  const began = ([state, at]: readonly [Draw["state"], string | null]): Moment[] =>
    at === null ? [] : [{ label: stateLabel(state, lang), time: new Date(at), state }];
  const states = (
    [
      ["ANNOUNCED", draw.announcedAt],
      ["FROZEN", draw.frozenAt],
      ["ANCHORED", draw.anchoredAt],
      ["DRAWN", draw.drawnAt],
      ["SETTLED", draw.settledAt],
      ["VOIDED", draw.voidedAt],
    ] as const
  ).flatMap(began);
  const defined: Moment[] = [
    { label: t("created"), time: new Date(draw.createdAt), state: null },
    { label: t("cutoff"), time: times.cutoffAt, state: null },
    { label: t("checkEnd"), time: times.freezableFrom, state: null },
    ...(draw.anchoredAt === null ? [{ label: t("anchorDue"), time: times.anchorableUntil, state: null }] : []),
    { label: t("drawAt"), time: times.drawAt, state: null },
    ...(draw.mode === "WITNESSED" && draw.drawnAt === null
      ? [{ label: t("revealDue"), time: times.revealableUntil, state: null }]
      : []),
  ];
  const end = draw.voidedAt === null ? Infinity : Date.parse(draw.voidedAt);
  return [...defined.filter(({ time }) => time.getTime() <= end), ...states].sort(
    (a, b) => a.time.getTime() - b.time.getTime(),
  );
}

/** What has happened to a draw and what is planned, by time. */
export function Timeline({ draw, now }: { draw: Draw; now: number }) {
  const t = useText(drawsText);
  const { date } = useFormats();
  const moments = useMoments(draw);
  return (
    <Panel title={t("timeline")}>
      <List>
        {moments.map(({ label, time, state }) => {
          const isPast = state !== null || time.getTime() <= now;
          return (
            <li key={label} className={isPast ? "past" : "planned"}>
              <span className={state ? "state" : undefined}>{label}</span>
              <time dateTime={time.toISOString()}>{isPast ? date(time) : t("plannedAt", { time: date(time) })}</time>
            </li>
          );
        })}
      </List>
    </Panel>
  );
}
