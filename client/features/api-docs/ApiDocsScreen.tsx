import { Box, Grid, Link } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { LoadFailed, Loading } from "../../kit/feedback/States";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { fetchJson } from "../../kit/transport/fetch-json";
import { apiDocsText } from "./api-docs.text";
import { CallCard } from "./CallCard";
import { CallList } from "./CallList";
import { Changes } from "./Changes";
import { ErrorList } from "./ErrorList";
import { callsByTag, type Call, type Document } from "./openapi";
import { QuickStart } from "./QuickStart";

const DOCUMENT_PATH = "/api/openapi.json";

function useDocument() {
  const [state, setState] = useState<Document | "loading" | null>("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void fetchJson<Document>(DOCUMENT_PATH).then((document) => {
      if (isCurrent) setState(document?.paths ? document : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const reload = () => {
    setState("loading");
    setAttempt((last) => last + 1);
  };
  return { state, reload };
}

function Content({ document, calls, id }: { document: Document; calls: readonly Call[]; id: string }) {
  if (id === "error-codes") return <ErrorList errors={document["x-errors"] ?? []} />;
  if (id === "changes") return <Changes version={document.info?.version ?? ""} />;
  const call = calls.find((one) => one.id === id);
  if (call) return <CallCard key={id} call={call} document={document} />;
  return <QuickStart document={document} calls={calls} />;
}

/** The contents beside the page or call that the URL names; the quick start without one. */
function Panes({ document }: { document: Document }) {
  const { hash } = useLocation();
  const id = hash === "" ? "quick-start" : hash.slice(1);
  const groups = callsByTag(document);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== "") content.current?.scrollIntoView();
  }, [hash]);
  return (
    <Grid gap="6" alignItems="start" templateColumns={{ base: "minmax(0, 1fr)", lg: "20rem minmax(0, 1fr)" }}>
      <Box position={{ lg: "sticky" }} top={{ lg: "4" }} minW="0">
        <CallList groups={groups} current={id} />
      </Box>
      <Box ref={content} minW="0" scrollMarginTop="4">
        <Content document={document} calls={groups.flatMap(([, calls]) => calls)} id={id} />
      </Box>
    </Grid>
  );
}

/** The REST documentation, rendered from the server's own OpenAPI document: nothing is loaded from a third party. */
export function ApiDocsScreen() {
  const t = useText(apiDocsText);
  const { state, reload } = useDocument();
  const download = (
    <Link href={DOCUMENT_PATH} alignSelf="center">
      {t("download")}
    </Link>
  );
  return (
    <Page title={t("title")} lead={t("lead")} action={download}>
      {state === "loading" && <Loading rows={4} height="8rem" />}
      {state === null && <LoadFailed message={t("failed")} onRetry={reload} />}
      {state !== null && state !== "loading" && <Panes document={state} />}
    </Page>
  );
}
