import { chakra, Flex } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import * as z from "zod/mini";
import { CASE_RECEIPTS_PER_PAGE, MAX_CASE_NOTE, watchCaseDraft } from "../../../domain/watch";
import { LeaveGuard } from "../../kit/dialog/LeaveGuard";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { Empty, Notice } from "../../kit/feedback/States";
import { Fact, Facts } from "../../kit/figures/Facts";
import { Panel } from "../../kit/figures/Panel";
import { LongTextField } from "../../kit/form/LongFields";
import { changedFields, showFieldErrors, useForm } from "../../kit/form/use-form";
import {
  OneWatchCaseDocument,
  type OneWatchCase_CaseFragment as Case,
  UpdateWatchCaseDocument,
  type WatchCase_ReceiptFragment as Receipt,
  WatchScreenDocument,
} from "./watch.generated";
import type { WatchState } from "../../kit/graphql/generated";
import { client } from "../../kit/graphql/client";
import { useAction } from "../../kit/graphql/use-action";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { deviceName } from "../../kit/record/device-name";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { TextLink } from "../../kit/page/RouterLink";
import { RecordPage } from "../../kit/record/RecordPage";
import { useRecord } from "../../kit/record/use-record";
import { messageOf, messageOr, type RequestError } from "../../kit/transport/request-error";
import { CaseBadge, useNames } from "./WatchScreen";
import { watchText } from "./watch.text";

const noteForm = z.pick(watchCaseDraft, { note: true });

/** Someone else has changed the case, or opened a newer one. */
const CONFLICT = 409;

/** Longer lists of stores have a row of their own, the last. */
const SHORT_LIST = 3;

function FactsOfCase({ found }: { found: Case }) {
  const t = useText(watchText);
  const lang = useLang();
  const names = useNames();
  const { number, toman, date } = useFormats();
  const { customerId, deviceId, decidedAt, decidedByName } = found;
  const facts: [label: string, value: string | null][] = [
    [t("operators"), names(found.operators, t("byKey"))],
    [t("receipts"), number(found.receiptCount)],
    [t("amount"), toman(found.amount)],
    [t("opened"), date(found.openedAt)],
    [t("till"), deviceId && deviceName(deviceId)],
    [
      t("decided"),
      decidedAt && decidedByName && t("decidedBy", { name: nameIn(lang, decidedByName), date: date(decidedAt) }),
    ],
  ];
  return (
    <Panel title={t("facts")}>
      <p>{t(`${found.rule}_HELP`)}</p>
      <Facts mt="4" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }}>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <Fact key={label} name={label}>
                {value}
              </Fact>
            ),
        )}
        <chakra.div order="1" gridColumn={found.stores.length > SHORT_LIST ? "1 / -1" : undefined}>
          <dt>{t("stores")}</dt>
          <dd>{names(found.stores, "–")}</dd>
        </chakra.div>
        <Fact name={t("customer")}>
          {customerId === null ? (
            t("customersOf", { count: found.customerCount, customers: number(found.customerCount) })
          ) : (
            <TextLink to={`/admin/receipts?customer=${customerId}`}>{t("customerReceipts")}</TextLink>
          )}
        </Fact>
      </Facts>
    </Panel>
  );
}

function useDecision(found: Case) {
  const t = useText(watchText);
  const update = useAction(UpdateWatchCaseDocument);
  const [conflict, setConflict] = useState<RequestError>();
  const form = useForm({ initial: { note: found.note ?? "" }, schema: noteForm });
  const { reset } = form;
  // The note of another user appears, unless one is typed.
  useEffect(() => reset({ note: found.note ?? "" }, { keepDirtyValues: true }), [found.note, reset]);
  /** Saves the note, with a decision if there is one. */
  const decide = (state?: WatchState) =>
    form.handleSubmit(async (draft) => {
      const input = { state, ...changedFields(draft, form) };
      const expected = { state: found.state, note: "note" in input ? found.note : undefined };
      const { data, error } = await update.run({ id: found.id, input, expected }, { refetch: [WatchScreenDocument] });
      setConflict(error?.status === CONFLICT ? error : undefined);
      if (data) {
        reset({ note: data.updateWatchCase.note ?? "" });
        toastDone(t("saved"), "medium");
      } else if (error.status === CONFLICT) {
        await client.refetchQueries({ include: [OneWatchCaseDocument] }).catch(() => undefined);
      } else {
        if (!showFieldErrors(form, error)) toastFailed(messageOr(error, t("saveFailed")));
        return;
      }
      // Another state has other buttons.
      if (state) focusHeading();
    })();
  return { form, decide, conflict, busy: update.busy };
}

function Decision({ found }: { found: Case }) {
  const t = useText(watchText);
  const lang = useLang();
  const { form, decide, conflict, busy } = useDecision(found);
  const { isDirty } = form.formState;
  const next: readonly [WatchState, string][] =
    found.state === "OPEN"
      ? [
          ["CONFIRMED", t("confirm")],
          ["DISMISSED", t("dismiss")],
        ]
      : [["OPEN", t("reopen")]];
  return (
    <Panel title={t("decision")}>
      {conflict && (
        <chakra.div mb="4">
          <Notice tone="gold" title={messageOf(conflict)}>
            {isDirty && found.note !== null && t("otherNote", { note: nameIn(lang, found.note) })}
          </Notice>
        </chakra.div>
      )}
      <LongTextField form={form} name="note" label={t("note")} rows={4} maxLength={2 * MAX_CASE_NOTE} optional />
      <Flex gap="3" wrap="wrap">
        {next.map(([state, label], index) => (
          <BusyButton
            key={state}
            variant={index === 0 && found.state === "OPEN" ? "solid" : "outline"}
            busy={busy}
            onClick={() => void decide(state)}
          >
            {label}
          </BusyButton>
        ))}
        <BusyButton variant="ghost" busy={busy} onClick={() => void decide()}>
          {t("saveNote")}
        </BusyButton>
      </Flex>
      <LeaveGuard active={isDirty && !busy} />
    </Panel>
  );
}

function useColumns(): Column<Receipt>[] {
  const t = useText(watchText);
  const shared = useText(sharedText);
  const { number, date } = useFormats();
  return [
    {
      id: "number",
      title: t("number"),
      cell: ({ id, receiptId }) => (
        <TextLink to={`/admin/receipts/${id}`} color="inherit" fontWeight="inherit" textDecoration="none">
          <bdi>{receiptId}</bdi>
        </TextLink>
      ),
    },
    { id: "stores", title: t("stores"), cell: ({ storeName }) => <bdi>{storeName ?? "–"}</bdi> },
    {
      id: "receiptAmount",
      title: `${t("receiptAmount")} (${shared("toman")})`,
      compact: true,
      width: "10.25rem",
      numeric: true,
      cell: ({ purchaseAmount, state }) => (
        <chakra.span textDecoration={state === "VOIDED" ? "line-through" : undefined}>
          {number(purchaseAmount)}
        </chakra.span>
      ),
    },
    {
      id: "purchased",
      title: t("purchased"),
      compact: true,
      width: "12.5rem",
      cell: ({ purchaseDate }) => date(purchaseDate),
    },
    { id: "recorded", title: t("recorded"), width: "12.5rem", minor: true, cell: ({ createdAt }) => date(createdAt) },
    {
      id: "operators",
      title: t("operators"),
      width: "9rem",
      cell: ({ operatorName }) => <bdi>{operatorName ?? t("byKey")}</bdi>,
    },
  ];
}

function OneCase({ id }: { id: string }) {
  const t = useText(watchText);
  // In the URL, a page would be another location, and a typed note asks before it is left.
  const [page, setPage] = useState(1);
  const { data, ...record } = useRecord(OneWatchCaseDocument, { id, page: 1 }, t("detailFailed"));
  // A page that cannot be loaded does not remove the case with a typed note.
  const receipts = useRecord(OneWatchCaseDocument, { id, page }, t("receiptsFailed"));
  const columns = useColumns();
  const found = data?.watchCase;
  const view = {
    page,
    setPage,
    correctPage: setPage,
    clear: () => undefined,
    sort: "",
    descending: false,
    search: "",
    columns: [],
    isFiltered: false,
    sortBy: () => undefined,
    setSearch: () => undefined,
  };
  return (
    <RecordPage
      crumbs={[{ to: "/admin/watch", label: t("title") }]}
      kind={t("case")}
      title={found && t(found.rule)}
      lead={found && <CaseBadge state={found.state} />}
      record={record}
      missing={{ title: t("notFound"), help: t("notFoundHelp") }}
    >
      {found && (
        <>
          <chakra.div
            display="grid"
            gap={{ base: "4", md: "5" }}
            gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
            alignItems="start"
          >
            <FactsOfCase found={found} />
            <Decision found={found} />
          </chakra.div>
          <div>
            <Grid
              grid={view}
              caption={t("receiptsTitle")}
              columns={columns}
              page={receipts.data?.watchCase.receipts}
              pageSize={CASE_RECEIPTS_PER_PAGE}
              busy={receipts.busy}
              loading={t("loading")}
              problem={receipts.problem}
              onRetry={receipts.reload}
              empty={<Empty>{t("none")}</Empty>}
              pageLabel={(at) => t("page", at)}
            />
          </div>
        </>
      )}
    </RecordPage>
  );
}

/** The case in the URL: what happened, the decision, and the receipts behind it. */
export function WatchCaseScreen() {
  const { id = "" } = useParams();
  return <OneCase key={id} id={id} />;
}
