import { Badge, Box, Button, chakra, Flex, Heading, Link } from "@chakra-ui/react";
import { useState } from "react";
import { Notice } from "../../kit/feedback/States";
import type { ImportForm_JobFragment as Job, ImportOutcome } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { RevertModal } from "./RevertModal";
import { transferText } from "./transfer.text";

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", md: "repeat(4, minmax(0, 1fr))" },
    gap: "4",
    mb: "4",
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& dd": { fontSize: "xl", fontWeight: "700", fontVariantNumeric: "tabular-nums" },
    "& dd small": { display: "block", fontSize: "sm", fontWeight: "400", color: "fg.muted" },
  },
});
const Table = chakra("table", {
  base: {
    w: "full",
    fontSize: "sm",
    "& th, & td": { px: "3", py: "2", textAlign: "start", borderBottomWidth: "1px", whiteSpace: "nowrap" },
    "& th": { fontWeight: "600", color: "fg.muted" },
    "& td.problem": { whiteSpace: "normal", minW: "14rem", color: "danger.fg" },
  },
});

const TONES: Record<ImportOutcome, "accent" | "gold" | "neutral" | "danger"> = {
  NEW: "accent",
  UPDATED: "gold",
  DUPLICATE: "neutral",
  BAD: "danger",
};

function Report({ address }: { address: string | null }) {
  const t = useText(transferText);
  if (address === null) return null;
  return (
    <Link href={address} download fontWeight="600">
      {t("report")}
    </Link>
  );
}

/** The first rows of the file and what will become of each. */
function Sample({ job }: { job: Job }) {
  const t = useText(transferText);
  const { number } = useFormats();
  return (
    <Box overflowX="auto" mb="4" tabIndex={0} role="region" aria-label={t("previewTitle")}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t("row")}</th>
            <th scope="col">{t("outcome")}</th>
            {job.columns.map((column, index) => (
              <th key={index} scope="col">
                <bdi>{column}</bdi>
              </th>
            ))}
            <th scope="col">{t("problem")}</th>
          </tr>
        </thead>
        <tbody>
          {job.sample.map(({ row, outcome, cells, problem }) => (
            <tr key={row}>
              <td>{number(row)}</td>
              <td>
                <Badge colorPalette={TONES[outcome]}>{t(outcome)}</Badge>
              </td>
              {job.columns.map((_, index) => (
                <td key={index}>
                  <bdi>{cells[index]}</bdi>
                </td>
              ))}
              <td className="problem">{problem}</td>
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

/** What an import would do, before anything is stored. */
export function Preview({ job, busy, onStore, onCancel }: PreviewProps) {
  const t = useText(transferText);
  const lang = useLang();
  const { number } = useFormats();
  const { counts } = job;
  const valid = (counts?.new ?? 0) + (counts?.updated ?? 0);
  return (
    <Card aria-label={t("previewTitle")}>
      <Heading as="h2" size="md" mb="1">
        {t("previewTitle")}
      </Heading>
      <chakra.p mb="4" color="fg.muted">
        {t("previewLead", { file: nameIn(lang, job.fileName) })}
      </chakra.p>
      {counts && (
        <Facts>
          {(["new", "updated", "duplicate", "bad"] as const).map((kind) => (
            <div key={kind}>
              <dt>{t(kind.toUpperCase() as ImportOutcome)}</dt>
              <dd>{number(counts[kind])}</dd>
            </div>
          ))}
        </Facts>
      )}
      <Sample job={job} />
      {counts && counts.repaired > 0 && <chakra.p mb="4">{t("repaired", { count: number(counts.repaired) })}</chakra.p>}
      {valid === 0 && (
        <Box mb="4">
          <Notice tone="gold">{t("nothingValid")}</Notice>
        </Box>
      )}
      <Flex gap="4" align="center" wrap="wrap">
        <Button disabled={busy || valid === 0} onClick={onStore}>
          {t("importValid", { count: number(valid) })}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Report address={job.errorReportUrl} />
      </Flex>
    </Card>
  );
}

/** What an import did. */
export function Result({ job }: { job: Job }) {
  const t = useText(transferText);
  const { number } = useFormats();
  const [asking, setAsking] = useState(false);
  const { counts } = job;
  if (!counts) return null;
  return (
    <Card aria-label={t("resultTitle")}>
      <Flex gap="3" mb="4" align="center">
        <Heading as="h2" size="md">
          {t("resultTitle")}
        </Heading>
        {job.isReverted && <Badge colorPalette="neutral">{t("isReverted")}</Badge>}
      </Flex>
      <Facts>
        <div>
          <dt>{t("totalRows")}</dt>
          <dd>{number(counts.totalRows)}</dd>
        </div>
        <div>
          <dt>{t("imported")}</dt>
          <dd>
            {number(counts.imported)}
            {counts.updated > 0 && (
              <small>
                {t("updated")}: {number(counts.updated)}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("failed")}</dt>
          <dd>
            {number(counts.failed)}
            {counts.skipped > 0 && (
              <small>
                {t("skipped")}: {number(counts.skipped)}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("processingTime")}</dt>
          <dd>{t("milliseconds", { ms: number(job.processingTimeMs ?? 0) })}</dd>
        </div>
      </Facts>
      <Flex gap="4" align="center" wrap="wrap">
        <Report address={job.errorReportUrl} />
        {!job.isReverted && counts.imported > 0 && (
          <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
            {t("revert")}
          </Button>
        )}
      </Flex>
      <RevertModal jobId={job.id} open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}
