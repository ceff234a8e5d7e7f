import { Badge, Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { copyText } from "../../kit/public/copy";
import { toast } from "../../kit/feedback/toast";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { apiDocsText } from "./api-docs.text";
import { curlOf, schemaOf, type Call } from "./openapi";
import { FieldLine, SchemaTree } from "./SchemaTree";

export const MethodBadge = ({ method }: { method: string }) => (
  <Badge
    colorPalette={method === "DELETE" ? "danger" : method === "GET" ? "accent" : "neutral"}
    fontFamily="mono"
    borderRadius="sm"
  >
    {method}
  </Badge>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box mt="4">
      <chakra.h4 fontSize="sm" fontWeight="600" color="fg.muted" mb="1.5">
        {title}
      </chakra.h4>
      {children}
    </Box>
  );
}

function Example({ call }: { call: Call }) {
  const t = useText(apiDocsText);
  const shared = useText(sharedText);
  const text = curlOf(call, window.location.origin);
  const copy = async () => {
    const copied = await copyText(text);
    toast(copied ? t("copied") : shared("copyFailed"), copied ? "short" : "long");
  };
  return (
    <Part title={t("example")}>
      <Flex dir="ltr" gap="2" align="flex-start" bg="bg.muted" borderRadius="md" p="3">
        <chakra.pre flex="1" minW="0" whiteSpace="pre-wrap" overflowWrap="anywhere" fontFamily="mono" fontSize="sm">
          {text}
        </chakra.pre>
        <Button
          variant="ghost"
          size="sm"
          px="2"
          aria-label={t("copyExample", { call: `${call.method} ${call.path}` })}
          onClick={() => void copy()}
        >
          <Copy size={15} aria-hidden />
        </Button>
      </Flex>
    </Part>
  );
}

/** One operation: summary, required permission, parameters, body and responses. */
export function CallCard({ call }: { call: Call }) {
  const t = useText(apiDocsText);
  const { parameters = [], requestBody, responses = {}, summary, description } = call.operation;
  return (
    <Card id={call.id} aria-labelledby={`${call.id}-title`} scrollMarginTop="4">
      <Heading as="h3" id={`${call.id}-title`} display="flex" flexWrap="wrap" gap="2.5" alignItems="center" dir="ltr">
        <MethodBadge method={call.method} />
        <chakra.code fontFamily="mono" fontSize="md" overflowWrap="anywhere">
          {call.path}
        </chakra.code>
      </Heading>
      {summary && (
        <chakra.p mt="2" dir="auto">
          {summary}
        </chakra.p>
      )}
      {description && (
        <Part title={t("callers")}>
          <chakra.p dir="auto" textAlign="start">
            {description}
          </chakra.p>
        </Part>
      )}
      {parameters.length > 0 && (
        <Part title={t("parameters")}>
          <Box dir="ltr">
            {parameters.map(({ name, in: location, required = false, schema = {} }) => (
              <FieldLine
                key={`${location} ${name}`}
                name={`${name} (${location})`}
                schema={schema}
                required={required}
              />
            ))}
          </Box>
        </Part>
      )}
      {requestBody && (
        <Part title={t("body")}>
          <SchemaTree schema={schemaOf(requestBody.content)} />
        </Part>
      )}
      {Object.entries(responses).map(([status, { content }]) => (
        <Part key={status} title={status === "default" ? t("failure") : t("answer", { status })}>
          <SchemaTree schema={schemaOf(content)} />
        </Part>
      ))}
      <Example call={call} />
    </Card>
  );
}
