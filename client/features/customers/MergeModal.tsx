import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useState, type SyntheticEvent } from "react";
import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone } from "../../kit/feedback/toast";
import { FormModal } from "../../kit/dialog/FormModal";
import {
  CustomersScreenDocument,
  MergeCustomersDocument,
  type CustomersScreen_CustomerFragment as Customer,
} from "./customers.generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { customersText } from "./customers.text";
import { MergeChoice } from "./MergeChoice";
import { MergeSearch } from "./MergeSearch";
import { useProblem } from "../../kit/form/use-problem";

/** The choice of the account to keep, and the error of the merge. */
function useMerge(customer: Customer, onClose: () => void) {
  const t = useText(customersText);
  const merge = useAction(MergeCustomersDocument);
  const [other, setOther] = useState<Customer>();
  const [isAgain, setAgain] = useState(false);
  const [keepId, setKeepId] = useState(customer.id);
  const [problem, setProblem] = useProblem(t);
  const [confirming, setConfirming] = useState(false);
  const choose = (selected: Customer | undefined) => {
    setOther(selected);
    setAgain(true);
    setKeepId(customer.id);
    setProblem();
  };
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setConfirming(other !== undefined);
  };
  const confirm = async () => {
    if (!other) return;
    const mergeId = keepId === customer.id ? other.id : customer.id;
    const { error } = await merge.run({ keepId, mergeId }, { refetch: [CustomersScreenDocument] });
    setConfirming(false);
    if (error) return setProblem(error, "mergeFailed");
    toastDone(t("mergeDone"));
    onClose();
    // The row it was opened from may have disappeared.
    focusHeading();
  };
  return {
    other,
    isAgain,
    choose,
    keepId,
    setKeepId,
    problem,
    confirming,
    ask,
    confirm,
    back: () => setConfirming(false),
    busy: merge.busy,
  };
}

function MergeConfirm({
  keep,
  gone,
  ...rest
}: {
  keep: Customer;
  gone: Customer;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useText(customersText);
  const lang = useLang();
  const nameOf = useCustomerName();
  const question = t("mergeQuestion", {
    keep: nameIn(lang, nameOf(keep)),
    keepPhone: keep.phoneNumber ?? t("nothing"),
    gone: nameIn(lang, nameOf(gone)),
    gonePhone: gone.phoneNumber ?? t("nothing"),
  });
  return <Confirm title={t("mergeTitle")} question={question} confirm={t("mergeSubmit")} {...rest} />;
}

/** Merges two accounts: search for the other one, compare both, select the one to keep. */
export function MergeModal({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useText(customersText);
  const { other, isAgain, choose, keepId, setKeepId, problem, confirming, ask, confirm, back, busy } = useMerge(
    customer,
    onClose,
  );
  const [keep, gone] = keepId === customer.id ? [customer, other] : [other, customer];
  return (
    <>
      <FormModal
        open
        wide
        title={t("mergeTitle")}
        submit={t("mergeSubmit")}
        tone="danger"
        locked={other === undefined}
        busy={busy}
        dirty={false}
        problem={problem}
        onSubmit={ask}
        onClose={onClose}
      >
        <chakra.p mb="5" color="fg.muted">
          {t("mergeLead")}
        </chakra.p>
        {other === undefined ? (
          <MergeSearch customer={customer} isAgain={isAgain} onChoose={choose} />
        ) : (
          <Box pb="3">
            <MergeChoice pair={[customer, other]} keepId={keepId} onKeep={setKeepId} />
            <Flex mt="3">
              <Button variant="plain" px="0" onClick={() => choose(undefined)}>
                {t("mergeOther")}
              </Button>
            </Flex>
          </Box>
        )}
      </FormModal>
      {confirming && keep && gone && (
        <MergeConfirm keep={keep} gone={gone} busy={busy} onConfirm={() => void confirm()} onClose={back} />
      )}
    </>
  );
}
