import { Button, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import {
  CustomerDetailDocument,
  CustomersScreenDocument,
  UndoCustomerMergeDocument,
  type CustomerDetail_CustomerFragment as Customer,
} from "./customers.generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { allows, useSession } from "../../kit/session/session";
import { messageOr } from "../../kit/transport/request-error";
import { TimelineDocument } from "../activity/activity.generated";
import { customersText } from "./customers.text";

type Merge = Customer["merges"][number];

function useDescription(customer: Customer) {
  const t = useText(customersText);
  const shared = useText(sharedText);
  const lang = useLang();
  const { date } = useFormats();
  const nameOf = (name: string | null) => nameIn(lang, name ?? shared("unknownCustomer"));
  return ({ intoId, intoName, mergedName, mergedAt, mergedByName, undoneAt, undoneByName }: Merge): string => {
    const isInto = intoId === customer.id;
    const merged = t(isInto ? "mergedHere" : "mergedThere", {
      name: nameOf(isInto ? mergedName : intoName),
      user: nameIn(lang, mergedByName ?? "–"),
      date: date(mergedAt),
    });
    if (undoneAt === null) return merged;
    return `${merged} ${t("undoneBy", { user: nameIn(lang, undoneByName ?? "–"), date: date(undoneAt) })}`;
  };
}

/** Asks whether a merge is undone. */
function UndoMerge({ merge, onClose }: { merge: Merge; onClose: () => void }) {
  const t = useText(customersText);
  const shared = useText(sharedText);
  const lang = useLang();
  const undo = useAction(UndoCustomerMergeDocument);
  const confirm = async () => {
    const refetch = [CustomerDetailDocument, CustomersScreenDocument, TimelineDocument];
    const { error } = await undo.run({ mergedId: merge.mergedId }, { refetch });
    onClose();
    if (error) toastFailed(messageOr(error, t("undoMergeFailed")));
    else toastDone(t("undoMergeDone"));
  };
  return (
    <Confirm
      title={t("undoMerge")}
      question={t("undoMergeQuestion", {
        name: nameIn(lang, merge.mergedName ?? shared("unknownCustomer")),
        other: nameIn(lang, merge.intoName ?? shared("unknownCustomer")),
      })}
      confirm={t("undoMerge")}
      busy={undo.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

/** The merges from and into an account; a recent one can be undone. */
export function Merges({ customer }: { customer: Customer }) {
  const t = useText(customersText);
  const { date } = useFormats();
  const mayUndo = allows(useSession(), "customers:merge");
  const describe = useDescription(customer);
  const [asked, setAsked] = useState<Merge | null>(null);
  return (
    <>
      <chakra.ul listStyleType="none" role="list" aria-label={t("merges")}>
        {customer.merges.map((merge, index) => (
          <Flex as="li" key={merge.id} gap="3" py="2" wrap="wrap" align="center" borderTopWidth={index && "1px"}>
            <chakra.p flex="1" minW="min(12rem, 100%)">
              {describe(merge)}
            </chakra.p>
            {mayUndo && merge.undoableUntil !== null && (
              <Button
                variant="outline"
                size="sm"
                title={t("undoableUntil", { date: date(merge.undoableUntil) })}
                onClick={() => setAsked(merge)}
              >
                {t("undoMerge")}
              </Button>
            )}
          </Flex>
        ))}
      </chakra.ul>
      {asked && <UndoMerge merge={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
