import { chakra, Link } from "@chakra-ui/react";
import type { Import_JobFragment as Job } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { importText } from "./import.text";

/** Labelled figures in a row. */
export const ImportSummary = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", md: "repeat(auto-fit, minmax(5rem, 1fr))" },
    gap: "4",
    mb: "4",
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& dd": { fontSize: "xl", fontWeight: "700" },
    "& dd small": { display: "block", fontSize: "sm", fontWeight: "400", color: "fg.muted" },
  },
});
/** A link to the error report; null if no rows failed. */
export function Report({ url }: { url: string | null }) {
  const t = useText(importText);
  if (url === null) return null;
  return (
    <Link href={url} download fontWeight="600">
      {t("report")}
    </Link>
  );
}

/** The warnings of a job, one per line. */
export function Warnings({ job }: { job: Job }) {
  return job.warnings.map(({ code, message }) => <p key={code}>{message}</p>);
}
