import { Badge, Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { Empty, LoadFailed, Loading } from "../../kit/feedback/States";
import { toRequestError } from "../../kit/graphql/client";
import { ImportJobsDocument, type History_JobFragment as Job } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { TextLink } from "../../kit/page/RouterLink";
import { importExportText } from "./import-export.text";
import { useTableLabel } from "./table-types";

const TONES: Record<Job["status"], "accent" | "gold" | "neutral" | "danger"> = {
  CHECKING: "gold",
  CHECKED: "gold",
  RUNNING: "gold",
  COMPLETE: "accent",
  ERROR: "danger",
  CANCELLED: "neutral",
};

function JobRow({ job }: { job: Job }) {
  const t = useText(importExportText);
  const typeLabel = useTableLabel();
  const { date, number } = useFormats();
  return (
    <chakra.li display="flex" flexWrap="wrap" gap="3" alignItems="center" px="5" py="3" borderTopWidth="1px">
      <Box flex="1" minW="9rem">
        <chakra.p fontWeight="600" overflowWrap="anywhere">
          <TextLink to={`?tab=import&job=${job.id}`}>
            <bdi>{job.fileName}</bdi>
          </TextLink>
        </chakra.p>
        <chakra.p fontSize="sm" color="fg.muted">
          {typeLabel(job.type)} · {date(job.createdAt)}
          {job.counts && ` · ${t("imported")}: ${number(job.counts.imported)}`}
        </chakra.p>
      </Box>
      <Badge colorPalette={job.isReverted ? "neutral" : TONES[job.status]}>
        {t(job.isReverted ? "isReverted" : job.status)}
      </Badge>
    </chakra.li>
  );
}

/** The last imports, newest first. */
export function ImportHistory() {
  const t = useText(importExportText);
  const { data, error, loading, refetch } = useQuery(ImportJobsDocument);
  const jobs = data?.importJobs;
  return (
    <Card p="0">
      <Heading as="h2" size="md" px="5" py="4">
        {t("history")}
      </Heading>
      {jobs && jobs.length > 0 && (
        <chakra.ul listStyleType="none">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </chakra.ul>
      )}
      {jobs?.length === 0 && <Empty>{t("noHistory")}</Empty>}
      {!jobs && error && (
        <LoadFailed
          message={messageOr(toRequestError(error), t("historyFailed"))}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!jobs && !error && (
        <Flex direction="column" px="5" pb="5">
          <Loading rows={2} height="3.5rem" />
        </Flex>
      )}
    </Card>
  );
}
