import { chakra, Flex } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { useQuery } from "@apollo/client/react";
import { X } from "lucide-react";
import { useId } from "react";
import * as z from "zod/mini";
import { MAX_TAG_NAME, tagName } from "../../../domain/customer-notes";
import { toastFailed } from "../../kit/feedback/toast";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { TextField } from "../../kit/form/fields";
import { useForm } from "../../kit/form/use-form";
import {
  AddCustomerTagDocument,
  CustomerTagsDocument,
  RemoveCustomerTagDocument,
  type CustomerNotes_TagsFragment as Tagged,
} from "./customer-notes.generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { TimelineDocument } from "../activity/activity.generated";
import { customerNotesText } from "./customer-notes.text";

const tagForm = z.object({ name: tagName });

interface Props {
  customer: Tagged;
  /** Whether the user may change the tags. */
  editable: boolean;
}

/** The tags of a customer. A new tag is chosen from those of the club or typed. */
export function Tags({ customer, editable }: Props) {
  const t = useText(customerNotesText);
  const lang = useLang();
  const listId = useId();
  const { data } = useQuery(CustomerTagsDocument, { skip: !editable });
  const adding = useAction(AddCustomerTagDocument);
  const removal = useAction(RemoveCustomerTagDocument);
  const busy = adding.busy || removal.busy;
  const form = useForm({ initial: { name: "" }, schema: tagForm });
  const names = customer.tags.map(({ name }) => name);
  const change = async ({ run }: typeof adding | typeof removal, tag: string): Promise<boolean> => {
    const { error } = await run({ id: customer.id, tag }, { refetch: [CustomerTagsDocument, TimelineDocument] });
    if (error) toastFailed(messageOr(error, t("tagFailed")));
    return !error;
  };
  const add = form.handleSubmit(async ({ name }) => {
    if (await change(adding, name)) form.reset();
  });
  const remove = async (name: string) => {
    // The tag disappears with the button that had the focus.
    if (await change(removal, name)) form.setFocus("name");
  };
  return (
    <>
      {names.length === 0 && <chakra.p color="fg.muted">{t("noTags")}</chakra.p>}
      <Flex as="ul" listStyleType="none" role="list" aria-label={t("tags")} gap="2" wrap="wrap">
        {customer.tags.map(({ id, name }) => (
          <Flex
            as="li"
            key={id}
            align="center"
            minH="8"
            maxW="full"
            ps="3"
            pe={editable ? "0" : "3"}
            borderRadius="full"
            borderWidth="1px"
            bg="bg.subtle"
            fontSize="sm"
          >
            <chakra.bdi truncate>{name}</chakra.bdi>
            {editable && (
              <BusyButton
                variant="plain"
                size="sm"
                px="2"
                minH="8"
                busy={busy}
                aria-label={t("removeTag", { name: nameIn(lang, name) })}
                onClick={() => void remove(name)}
              >
                <X size={14} aria-hidden />
              </BusyButton>
            )}
          </Flex>
        ))}
      </Flex>
      {editable && (
        <chakra.form
          className="no-print"
          display="flex"
          flexWrap="wrap"
          columnGap="2"
          mt="3"
          alignItems="flex-end"
          noValidate
          onSubmit={(event) => void add(event)}
        >
          <chakra.div flex="1" minW="min(7rem, 100%)" maxW="18rem">
            <TextField form={form} name="name" label={t("newTag")} maxLength={MAX_TAG_NAME} list={listId} />
          </chakra.div>
          {/* The height of the note below the field and of its margin. */}
          <SubmitButton variant="outline" busy={busy} mb="2.125rem">
            {t("addTag")}
          </SubmitButton>
          <datalist id={listId}>
            {data?.customerTags
              .filter(({ name }) => !names.includes(name))
              .map(({ id, name }) => (
                <option key={id} value={name} />
              ))}
          </datalist>
        </chakra.form>
      )}
    </>
  );
}
