import { chakra } from "@chakra-ui/react";
import { Panel } from "../../kit/figures/Panel";
import { Empty, LoadFailed, Loading } from "../../kit/feedback/States";
import { Pager } from "../../kit/grid/Pager";
import { Table } from "../../kit/grid/grid-style";
import type {
  OneReceipt_CodeFragment as Code,
  OneReceipt_EntryFragment as Entry,
  OneReceipt_ReceiptFragment as Receipt,
  OneReceiptQuery,
} from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import type { RecordState } from "../../kit/record/use-record";
import { receiptsText } from "./receipts.text";

function EntryRow({ entry, receipt }: { entry: Entry; receipt: Receipt }) {
  const t = useText(receiptsText);
  const { number, toman, date } = useFormats();
  const { kind, amount, points, codesInvalidated, reason, actorName } = entry;
  const isEarn = kind === "EARN";
  const signed = (value: number) => (value > 0 ? `−${number(value)}` : number(0));
  return (
    <tr role="row">
      <td role="cell">
        <chakra.span whiteSpace="nowrap">{t(kind)}</chakra.span>
      </td>
      <td role="cell" data-title={t("when")}>
        {date(entry.createdAt)}
      </td>
      <td role="cell" data-title={t("by")}>
        <bdi>{actorName ?? t("noStore")}</bdi>
      </td>
      <td role="cell" className="end" data-title={t("amount")}>
        <chakra.span whiteSpace="nowrap">{toman(isEarn ? receipt.purchaseAmount : (amount ?? 0))}</chakra.span>
      </td>
      <td role="cell" className="end" data-title={t("points")}>
        <bdi dir="ltr">{points < 0 ? signed(-points) : number(points)}</bdi>
      </td>
      <td role="cell" className="end" data-title={t("codes")}>
        <bdi dir="ltr">{isEarn ? number(receipt.codes.totalItems) : signed(codesInvalidated)}</bdi>
      </td>
      <td role="cell" data-title={t("reason")}>
        <chakra.span dir="auto" whiteSpace="pre-wrap">
          {reason ?? t("noStore")}
        </chakra.span>
      </td>
    </tr>
  );
}

/** The history of the receipt: recording, returns and void, with user, time and reason. */
export function ReceiptHistory({ receipt }: { receipt: Receipt }) {
  const t = useText(receiptsText);
  return (
    <Panel title={t("history")} isFlush>
      <Table role="table" tableLayout="auto">
        <chakra.caption srOnly>{t("history")}</chakra.caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{t("what")}</th>
            <th role="columnheader">{t("when")}</th>
            <th role="columnheader">{t("by")}</th>
            <th role="columnheader" className="end">
              {t("amount")}
            </th>
            <th role="columnheader" className="end">
              {t("points")}
            </th>
            <th role="columnheader" className="end">
              {t("codes")}
            </th>
            <th role="columnheader">{t("reason")}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {receipt.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} receipt={receipt} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

const CodeList = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
    gap: "2",
    listStyleType: "none",
    "& li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "2",
      px: "3",
      py: "1.5",
      borderWidth: "1px",
      borderRadius: "md",
      fontSize: "sm",
    },
    "& .code": { fontFamily: "mono" },
    "& .ordinal": { color: "fg.muted", minW: "1.5rem" },
    "& .invalid .code": { textDecoration: "line-through", color: "fg.muted" },
    "& .state": { ms: "auto", color: "fg.muted" },
    "& .invalid .state": { color: "danger.fg" },
  },
});

function CodeItem({ code: { ordinal, code, status, invalidatedAt } }: { code: Code }) {
  const t = useText(receiptsText);
  const { number, day } = useFormats();
  const isInvalid = status === "INVALID";
  return (
    <li className={isInvalid ? "invalid" : undefined}>
      <span className="ordinal">{number(ordinal)}</span>
      <bdi className="code" dir="ltr">
        {code ?? t("hidden")}
      </bdi>
      <span className="state">
        {isInvalid && invalidatedAt !== null
          ? t("invalid", { date: day(invalidatedAt) })
          : t(status === "UNUSED" ? "unused" : "claimed")}
      </span>
    </li>
  );
}

function CodePage({ codes, onPage }: { codes: Receipt["codes"]; onPage: (page: number) => void }) {
  const t = useText(receiptsText);
  const { items, page, totalItems, totalPages } = codes;
  return items.length === 0 ? (
    <Empty>{t("noCodes")}</Empty>
  ) : (
    <>
      {items.some(({ code }) => code === null) && (
        <chakra.p mb="3" fontSize="sm" color="fg.muted">
          {t("hiddenCodes")}
        </chakra.p>
      )}
      <CodeList aria-label={t("codesTitle")}>
        {items.map((code) => (
          <CodeItem key={code.id} code={code} />
        ))}
      </CodeList>
      <Pager
        current={page}
        pages={totalPages}
        total={totalItems}
        isCapped={false}
        withEnds={false}
        label={(at) => t("codesPage", at)}
        onPage={onPage}
      />
    </>
  );
}

interface CodesProps {
  /** The receipt with the current page of its codes. */
  state: RecordState & { data: OneReceiptQuery | undefined };
  onPage: (page: number) => void;
}

/** All codes of the receipt with their state. */
export function ReceiptCodes({ state: { data, problem, busy, reload }, onPage }: CodesProps) {
  const t = useText(receiptsText);
  return (
    <Panel title={t("codesTitle")}>
      {data?.receipt ? (
        <CodePage codes={data.receipt.codes} onPage={onPage} />
      ) : problem === undefined ? (
        <Loading />
      ) : (
        <LoadFailed message={problem} busy={busy} onRetry={reload} />
      )}
    </Panel>
  );
}
