import { Box, chakra, Flex, Grid, Heading, Link } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { LoadFailed, Loading } from "../../kit/feedback/States";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { fetchJson } from "../../kit/transport/fetch-json";
import { apiDocsText } from "./api-docs.text";
import { CallCard, MethodBadge } from "./CallCard";
import { ERRORS_ID, ErrorList } from "./ErrorList";
import { callsByTag, type Call, type Document } from "./openapi";

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

function Contents({ groups }: { groups: [string, Call[]][] }) {
  const t = useText(apiDocsText);
  return (
    <Card mb="8" as="nav" aria-label={t("contents")} dir="ltr">
      <Grid
        gap="5"
        templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" }}
      >
        {groups.map(([tag, calls]) => (
          <Box key={tag}>
            <chakra.h2 fontWeight="700" mb="1.5">
              {tag}
            </chakra.h2>
            {calls.map(({ id, method, path }) => (
              <Link
                key={id}
                href={`#${id}`}
                display="flex"
                gap="2"
                py="1"
                alignItems="center"
                fontFamily="mono"
                fontSize="sm"
                fontWeight="400"
                overflowWrap="anywhere"
                textDecoration="none"
              >
                <MethodBadge method={method} />
                {path}
              </Link>
            ))}
          </Box>
        ))}
        <Link href={`#${ERRORS_ID}`} dir="auto" fontWeight="700" alignSelf="start">
          {t("errors")}
        </Link>
      </Grid>
    </Card>
  );
}

/** The REST documentation, rendered from the server's own OpenAPI document: nothing is loaded from a third party. */
export function ApiDocsScreen() {
  const t = useText(apiDocsText);
  const { state, reload } = useDocument();
  const document = state !== null && state !== "loading" ? state : null;
  const groups = document ? callsByTag(document) : [];
  const download = (
    <Link href={DOCUMENT_PATH} alignSelf="center">
      {t("download")}
    </Link>
  );
  return (
    <Page title={t("title")} lead={t("lead")} action={download}>
      {state === "loading" && <Loading rows={4} height="8rem" />}
      {state === null && <LoadFailed message={t("failed")} onRetry={reload} />}
      {groups.length > 0 && <Contents groups={groups} />}
      <Flex direction="column" gap="8">
        {groups.map(([tag, calls]) => (
          <Flex key={tag} direction="column" gap="4">
            <Heading as="h2" size="lg" dir="ltr" textAlign="start">
              {tag}
            </Heading>
            {calls.map((call) => (
              <CallCard key={call.id} call={call} />
            ))}
          </Flex>
        ))}
        {document?.["x-errors"] && <ErrorList errors={document["x-errors"]} />}
      </Flex>
    </Page>
  );
}
