import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useEffect } from "react";
import { itemDraft } from "../../../domain/items";
import { Notice } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { TextField } from "../../kit/form/fields";
import { useRequestForm } from "../../kit/form/use-request-form";
import { ItemsScreenDocument, CreateItemDocument } from "./items.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { itemsText } from "./items.text";

const EMPTY = { title: "", description: "" };

/** The form of a new item; `onClose` is called after it was added or cancelled. */
export function ItemForm({ onClose }: { onClose: () => void }) {
  const t = useText(itemsText);
  const shared = useText(sharedText);
  const create = useAction(CreateItemDocument);
  const { form, submit, problem } = useRequestForm({
    t,
    initial: EMPTY,
    schema: itemDraft,
    send: (input) => create.run({ input }, { refetch: [ItemsScreenDocument] }),
    onDone: () => {
      toast(t("added"));
      onClose();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("title"), [setFocus]);

  return (
    <Card mb="5">
      <chakra.form noValidate onSubmit={(event) => void submit(event)} maxW="text" aria-labelledby="new-item">
        <Heading as="h2" id="new-item" mb="4">
          {t("formTitle")}
        </Heading>
        <TextField form={form} name="title" label={t("itemTitle")} />
        <TextField form={form} name="description" label={t("description")} optional />
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Flex gap="3" mt="3">
          <SubmitButton busy={create.busy}>{t(create.busy ? "saving" : "save")}</SubmitButton>
          <Button variant="outline" onClick={onClose}>
            {shared("cancel")}
          </Button>
        </Flex>
      </chakra.form>
    </Card>
  );
}
