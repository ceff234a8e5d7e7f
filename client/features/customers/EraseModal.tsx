import { chakra } from "@chakra-ui/react";
import * as z from "zod/mini";
import { foldName } from "../../../domain/text";
import { toastDone } from "../../kit/feedback/toast";
import { TextField } from "../../kit/form/fields";
import { FormModal } from "../../kit/dialog/FormModal";
import { useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import {
  CustomersScreenDocument,
  EraseCustomerDocument,
  type CustomersScreen_CustomerFragment as Customer,
} from "./customers.generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { customersText } from "./customers.text";

/** Erases a customer's identity. It is irreversible, so the confirmation is typed. */
export function EraseModal({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useText(customersText);
  const name = nameIn(useLang(), useCustomerName()(customer));
  const erase = useAction(EraseCustomerDocument);
  const [problem, setProblem] = useProblem(t);
  const word = t("eraseWord");
  const schema = z.object({
    word: z.string().check(z.refine((text) => foldName(text) === foldName(word), t("eraseWrong"))),
  });
  const form = useForm({ initial: { word: "" }, schema });
  const submit = form.handleSubmit(async () => {
    setProblem();
    const { error } = await erase.run({ id: customer.id }, { refetch: [CustomersScreenDocument] });
    if (error) return setProblem(error, "eraseFailed");
    toastDone(t("eraseDone"));
    onClose();
  });
  return (
    <FormModal
      open
      title={t("eraseTitle")}
      submit={t("eraseSubmit")}
      tone="danger"
      busy={erase.busy}
      dirty={false}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p mb="5">{t("eraseLead", { name })}</chakra.p>
      <TextField form={form} name="word" label={t("eraseLabel", { word })} />
    </FormModal>
  );
}
