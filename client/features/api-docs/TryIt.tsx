import { Button, chakra, Flex, Input, Textarea } from "@chakra-ui/react";
import { useId, useState } from "react";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { FieldShell } from "../../kit/form/FieldShell";
import { useText } from "../../kit/i18n/i18n";
import { useSession } from "../../kit/session/session";
import { type RawResponse, sendRequest } from "../../kit/transport/send-request";
import { apiDocsText } from "./api-docs.text";
import type { Call } from "./openapi";
import { Part } from "./Part";
import { exampleValues, headersOf, isPublic, isUpload, pathOf } from "./request";

/** The response of a sent request; null if the server cannot be reached. */
type State = RawResponse | "sending" | null;

/** JSON with indentation; any other text as it is. */
function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function ResponseView({ state }: { state: State }) {
  const t = useText(apiDocsText);
  if (state === "sending") return <p>{t("sending")}</p>;
  if (state === null) return <chakra.p color="danger.fg">{t("noResponse")}</chakra.p>;
  return (
    <>
      <chakra.p mb="2" fontWeight="600">
        {t("responseStatus", { status: state.status })}
      </chakra.p>
      <chakra.pre
        dir="ltr"
        tabIndex={0}
        aria-label={t("response")}
        maxH="24rem"
        overflow="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        fontFamily="mono"
        fontSize="sm"
        bg="bg.muted"
        borderRadius="md"
        p="3"
      >
        {formatted(state.text)}
      </chakra.pre>
    </>
  );
}

/** A form that sends a call to this server with the session of the user, filled with the call's example. */
function RequestForm({ call }: { call: Call }) {
  const t = useText(apiDocsText);
  const id = useId();
  const [values, setValues] = useState(() => exampleValues(call));
  const [state, setState] = useState<State | undefined>();
  const send = async () => {
    setState("sending");
    const headers = headersOf(call, values);
    setState(await sendRequest(pathOf(call, values), { method: call.method, headers, body: values.body }));
  };
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {call.operation.parameters?.map(({ name, required = false }) => (
        <FieldShell key={name} id={`${id}-${name}`} label={name} optional={!required}>
          <Input
            id={`${id}-${name}`}
            dir="ltr"
            value={values.parameters[name] ?? ""}
            onChange={({ target }) =>
              setValues({ ...values, parameters: { ...values.parameters, [name]: target.value } })
            }
          />
        </FieldShell>
      ))}
      {values.body !== null && (
        <FieldShell id={`${id}-body`} label={t("body")}>
          <Textarea
            id={`${id}-body`}
            dir="ltr"
            fontFamily="mono"
            fontSize="sm"
            autoresize
            value={values.body}
            onChange={({ target }) => setValues({ ...values, body: target.value })}
          />
        </FieldShell>
      )}
      <Flex gap="3" wrap="wrap" align="center" mb="4">
        <SubmitButton busy={state === "sending"}>{t("send")}</SubmitButton>
        {call.method !== "GET" && <chakra.span color="fg.muted">{t("changesData")}</chakra.span>}
      </Flex>
      <div aria-live="polite">{state !== undefined && <ResponseView state={state} />}</div>
    </chakra.form>
  );
}

/** The form of a call; calls that need a session or a file name what is missing. */
export function TryIt({ call }: { call: Call }) {
  const t = useText(apiDocsText);
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const missing = isUpload(call)
    ? t("uploadsByCommand")
    : session === null && !isPublic(call)
      ? t("signInFirst")
      : null;
  return (
    <Part title={t("tryIt")}>
      {missing !== null && <chakra.p color="fg.muted">{missing}</chakra.p>}
      {missing === null && !isOpen && (
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {t("openForm")}
        </Button>
      )}
      {missing === null && isOpen && <RequestForm call={call} />}
    </Part>
  );
}
