import { Badge, Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { Notice } from "../../kit/feedback/States";
import type { Import_JobFragment as Job, ImportOutcome } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { ImportSummary, Report, Warnings } from "./ImportSummary";
import { importText } from "./import.text";
import { useFocusFallback } from "./use-focus-fallback";

const Table = chakra("table", {
  base: {
    w: "full",
    fontSize: "sm",
    "& th, & td": { px: "3", py: "2", textAlign: "start", borderBottomWidth: "1px", whiteSpace: "nowrap" },
    "& th": { fontWeight: "600", color: "fg.muted" },
    // An outline too: forced colours remove the background.
    "& td[data-wrong]": {
      bg: "danger.subtle",
      color: "danger.fg",
      outline: "1px solid",
      outlineColor: "danger.fg",
      outlineOffset: "-1px",
    },
    "& td.problem": { whiteSpace: "normal", minW: "14rem", color: "danger.fg" },
  },
});

const TONES: Record<ImportOutcome, "accent" | "gold" | "neutral" | "danger"> = {
  NEW: "accent",
  UPDATED: "gold",
  UNCHANGED: "neutral",
  DUPLICATE: "neutral",
  BAD: "danger",
};

const KINDS = ["new", "updated", "unchanged", "duplicate", "bad"] as const;

/** The first rows of the file with their results. */
function Sample({ job }: { job: Job }) {
  const t = useText(importText);
  const { number } = useFormats();
  // Before the cells: a wide file must not push the reason out of view.
  const hasProblems = job.sample.some(({ problem }) => problem !== null);
  return (
    <Box overflowX="auto" mb="4" tabIndex={0} role="region" aria-label={t("previewTitle")}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t("row")}</th>
            <th scope="col">{t("outcome")}</th>
            {hasProblems && <th scope="col">{t("problem")}</th>}
            {job.columns.map((column, index) => (
              <th key={index} scope="col">
                <bdi>{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {job.sample.map(({ row, outcome, cells, problem, problemCell }) => (
            <tr key={row}>
              <td>{number(row)}</td>
              <td>
                <Badge colorPalette={TONES[outcome]}>{t(outcome)}</Badge>
              </td>
              {hasProblems && <td className="problem">{problem}</td>}
              {job.columns.map((_, index) => (
                <td key={index} data-wrong={outcome === "BAD" && index === problemCell ? "" : undefined}>
                  <bdi>{cells[index]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

interface PreviewProps {
  job: Job;
  busy: boolean;
  onStore: () => void;
  onCancel: () => void;
}

/** The effect of an import, before anything is stored. */
export function ImportPreview({ job, busy, onStore, onCancel }: PreviewProps) {
  const t = useText(importText);
  const lang = useLang();
  const { number } = useFormats();
  const { counts } = job;
  const valid = (counts?.new ?? 0) + (counts?.updated ?? 0);
  return (
    <Card ref={useFocusFallback()} aria-label={t("previewTitle")}>
      <Heading as="h2" size="md" mb="1">
        {t("previewTitle")}
      </Heading>
      <chakra.p mb="4" color="fg.muted">
        {t("previewLead", { file: nameIn(lang, job.fileName) })}
      </chakra.p>
      {counts && (
        <ImportSummary>
          {KINDS.filter((kind) => kind !== "unchanged" || counts.unchanged > 0).map((kind) => (
            <div key={kind}>
              <dt>{t(kind.toUpperCase() as ImportOutcome)}</dt>
              <dd>{number(counts[kind])}</dd>
            </div>
          ))}
        </ImportSummary>
      )}
      <Sample job={job} />
      {counts && counts.repaired > 0 && <chakra.p mb="4">{t("repaired", { count: number(counts.repaired) })}</chakra.p>}
      {job.warnings.length > 0 && (
        <Box mb="4">
          <Notice tone="gold">
            <Warnings job={job} />
          </Notice>
        </Box>
      )}
      {valid === 0 && (
        <Box mb="4">
          <Notice tone="gold">{t(counts?.failed === 0 ? "nothingChanges" : "nothingValid")}</Notice>
        </Box>
      )}
      <Flex gap="4" align="center" wrap="wrap">
        <BusyButton busy={busy} disabled={valid === 0} onClick={onStore}>
          {t("importValid", { count: number(valid) })}
        </BusyButton>
        <BusyButton variant="outline" busy={busy} onClick={onCancel}>
          {t("cancel")}
        </BusyButton>
        <Report url={job.errorReportUrl} />
      </Flex>
    </Card>
  );
}
