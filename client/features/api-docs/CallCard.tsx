import { Badge, Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { apiDocsText } from "./api-docs.text";
import { Command } from "./Command";
import { responseOf, schemaOf, type Call, type Document } from "./openapi";
import { Part } from "./Part";
import { curlOf } from "./request";
import { FieldLine, SchemaTree } from "./SchemaTree";
import { TryIt } from "./TryIt";

export const MethodBadge = ({ method }: { method: string }) => (
  <Badge
    colorPalette={method === "DELETE" ? "danger" : method === "GET" ? "accent" : "neutral"}
    fontFamily="mono"
    borderRadius="sm"
    flexShrink="0"
  >
    {method}
  </Badge>
);

const isSuccess = (status: string): boolean => status.startsWith("2");

function Parameters({ call }: { call: Call }) {
  return (
    <Box dir="ltr">
      {call.operation.parameters?.map(({ name, in: location, required = false, schema = {} }) => (
        <FieldLine key={`${location} ${name}`} name={`${name} (${location})`} schema={schema} required={required} />
      ))}
    </Box>
  );
}

function Failures({ call, document }: { call: Call; document: Document }) {
  const t = useText(apiDocsText);
  const failures = Object.entries(call.operation.responses ?? {}).filter(([status]) => !isSuccess(status));
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1.5" dir="ltr">
      {failures.map(([status, response]) => (
        <Flex as="li" key={status} gap="3" align="baseline">
          <Badge fontFamily="mono" flexShrink="0">
            {status === "default" ? t("other") : status}
          </Badge>
          <chakra.span color="fg.muted">{responseOf(document, response).description}</chakra.span>
        </Flex>
      ))}
    </chakra.ul>
  );
}

/** One operation: summary, required permission, example, request, responses, and a form to send it. */
export function CallCard({ call, document }: { call: Call; document: Document }) {
  const t = useText(apiDocsText);
  const { parameters = [], requestBody, responses = {}, summary, description } = call.operation;
  const example = curlOf(call, window.location.origin);
  return (
    <Card aria-labelledby={`${call.id}-title`}>
      <Heading as="h2" id={`${call.id}-title`} display="flex" flexWrap="wrap" gap="2.5" alignItems="center" dir="ltr">
        <MethodBadge method={call.method} />
        <chakra.code fontFamily="mono" fontSize="md" overflowWrap="anywhere">
          {call.path}
        </chakra.code>
      </Heading>
      <chakra.p mt="2" dir="auto">
        {summary}
      </chakra.p>
      <Part title={t("callers")}>
        <chakra.p dir="auto" textAlign="start">
          {description}
        </chakra.p>
      </Part>
      <Part title={t("example")}>
        <Command text={example} label={t("copyExample", { call: `${call.method} ${call.path}` })} />
      </Part>
      <TryIt call={call} />
      {parameters.length > 0 && (
        <Part title={t("parameters")}>
          <Parameters call={call} />
        </Part>
      )}
      {requestBody && (
        <Part title={t("body")}>
          <SchemaTree schema={schemaOf(requestBody.content)} />
        </Part>
      )}
      {Object.entries(responses)
        .filter(([status]) => isSuccess(status))
        .map(([status, { content }]) => (
          <Part key={status} title={t("responseStatus", { status })}>
            <SchemaTree schema={schemaOf(content)} />
          </Part>
        ))}
      <Part title={t("failure")}>
        <Failures call={call} document={document} />
      </Part>
    </Card>
  );
}
