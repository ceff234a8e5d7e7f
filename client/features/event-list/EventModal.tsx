import { Grid as Columns } from "@chakra-ui/react";
import { foldDigits } from "../../../domain/text";
import { DigitsField, SelectField } from "../../kit/form/fields";
import { FormModal } from "../../kit/dialog/FormModal";
import { CheckboxField } from "../../kit/form/LongFields";
import type { EventsScreen_EventFragment as Event } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { useModeLabel } from "../events/EventBadges";
import { eventsText } from "../events/events.text";
import { WindowFields } from "../events/WindowFields";
import { eventListText } from "./event-list.text";
import { useEventForm } from "./use-event-form";

const MODES = ["NORMAL", "OPENING_DAY"] as const;
const MAX_DIGITS = 5;

interface Props {
  open: boolean;
  /** The event to edit; null for a new one. */
  event: Event | null;
  onClose: () => void;
  /** Called with the id of a created event. */
  onSaved: (createdId?: string) => void;
}

/** Creates or edits an event. */
export function EventModal({ open, event, onClose, onSaved }: Props) {
  const t = useText(eventListText);
  const labels = useText(eventsText);
  const modeLabel = useModeLabel();
  const { form, submit, empty, problem, dirty, busy } = useEventForm({ open, event, onSaved });
  return (
    <FormModal
      open={open}
      title={t(event ? "editTitle" : "createTitle")}
      submit={t(busy ? "saving" : event ? "submitEdit" : "submitCreate")}
      busy={busy}
      dirty={dirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      onClosed={empty}
    >
      <WindowFields form={form} />
      <Columns templateColumns={{ md: "1fr 1fr" }} columnGap="4">
        <SelectField form={form} name="mode" label={labels("mode")}>
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {modeLabel(mode)}
            </option>
          ))}
        </SelectField>
        <DigitsField
          form={form}
          name="codesPerPerson"
          label={t("codesPerPerson")}
          hint={t("codesPerPersonHint")}
          fold={foldDigits}
          maxLength={MAX_DIGITS}
          optional
        />
      </Columns>
      <Columns>
        <CheckboxField form={form} name="isActive" label={labels("active")} />
        <CheckboxField form={form} name="registersWithoutCode" label={t("registersWithoutCode")} />
      </Columns>
    </FormModal>
  );
}
