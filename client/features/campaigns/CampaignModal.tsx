import { chakra } from "@chakra-ui/react";
import { MAX_BONUS } from "../../../domain/events";
import { foldDigits } from "../../../domain/text";
import { DigitsField } from "../../kit/form/fields";
import { Help } from "../explanations/Help";
import { FormModal } from "../../kit/dialog/FormModal";
import { CheckboxField } from "../../kit/form/LongFields";
import { useText } from "../../kit/i18n/i18n";
import { WindowFields } from "../events/WindowFields";
import { campaignsText } from "./campaigns.text";
import { useCampaignForm, type CampaignTask } from "./use-campaign-form";

interface Props {
  open: boolean;
  task: CampaignTask | null;
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** Creates or edits a campaign. */
export function CampaignModal({ open, task, onClose, onSaved }: Props) {
  const t = useText(campaignsText);
  const { form, submit, empty, problem, dirty, busy } = useCampaignForm({ open, task, onSaved });
  const isNew = task?.campaign === null;
  return (
    <FormModal
      open={open}
      title={t(isNew ? "createTitle" : "editTitle")}
      submit={t(busy ? "saving" : isNew ? "submitCreate" : "submitEdit")}
      busy={busy}
      dirty={dirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      onClosed={empty}
    >
      <WindowFields form={form} />
      <DigitsField
        form={form}
        name="bonusMultiplier"
        label={t("bonus")}
        help={<Help term="bonus" />}
        hint={t("bonusHint")}
        fold={foldDigits}
        maxLength={String(MAX_BONUS).length}
      />
      <chakra.p mb="3" fontSize="sm" color="fg.muted">
        {t("bonusHelp")}
      </chakra.p>
      <CheckboxField form={form} name="isActive" label={t("isActive")} />
    </FormModal>
  );
}
