import { Grid as Columns } from "@chakra-ui/react";
import type { FieldValues, Path } from "react-hook-form";
import { MAX_EVENT_DESCRIPTION_LENGTH, MAX_EVENT_NAME_LENGTH } from "../../../domain/events";
import { DateTimeField, TextField } from "../../kit/form/fields";
import { LongTextField } from "../../kit/form/LongFields";
import type { Form } from "../../kit/form/use-form";
import { useText } from "../../kit/i18n/i18n";
import { eventsText } from "./events.text";
import type { WindowValues } from "./window-form";

/** The fields that events and campaigns share: name, description, start and end. */
export function WindowFields<Values extends FieldValues & WindowValues, Draft>({
  form,
}: {
  form: Form<Values, Draft>;
}) {
  const t = useText(eventsText);
  const name = (field: keyof WindowValues) => field as Path<Values>;
  return (
    <>
      <TextField form={form} name={name("name")} label={t("name")} maxLength={MAX_EVENT_NAME_LENGTH} />
      <LongTextField
        form={form}
        name={name("description")}
        label={t("description")}
        maxLength={MAX_EVENT_DESCRIPTION_LENGTH}
        optional
      />
      <Columns templateColumns={{ md: "1fr 1fr" }} columnGap="4">
        <DateTimeField form={form} name={name("startDate")} label={t("startDate")} />
        <DateTimeField form={form} name={name("endDate")} label={t("endDate")} isEnd />
      </Columns>
    </>
  );
}
