import { Grid as Columns } from "@chakra-ui/react";
import { MAX_DRAW_NAME_LENGTH, MAX_PRIZES } from "../../../domain/draws/draw";
import { foldDigits } from "../../../domain/text";
import { AmountField } from "../../kit/form/AmountField";
import { FieldList } from "../../kit/form/FieldList";
import { DigitsField, TextField } from "../../kit/form/fields";
import { useText } from "../../kit/i18n/i18n";
import { EMPTY_PRIZE } from "./draw-form";
import { drawFormText } from "./draw-form.text";
import { PictureField } from "./PictureField";
import type { DrawForm } from "./use-draw-form";

/** The prizes of a draw in their order. */
export function PrizeFields({ form }: { form: DrawForm }) {
  const t = useText(drawFormText);
  return (
    <FieldList
      form={form}
      name="prizes"
      label={t("prizes")}
      itemLabel={(number) => t("prize", { number })}
      addLabel={t("addPrize")}
      empty={EMPTY_PRIZE}
      minItems={1}
      maxItems={MAX_PRIZES}
    >
      {(index) => (
        <>
          <PictureField form={form} index={index} />
          <Columns templateColumns={{ md: "1fr 1fr" }} columnGap="4">
            <TextField
              form={form}
              name={`prizes.${index}.nameFa`}
              label={t("prizeFa")}
              maxLength={MAX_DRAW_NAME_LENGTH}
            />
            <TextField
              form={form}
              name={`prizes.${index}.nameEn`}
              label={t("prizeEn")}
              maxLength={MAX_DRAW_NAME_LENGTH}
            />
            <AmountField form={form} name={`prizes.${index}.valueToman`} label={t("value")} />
            <DigitsField
              form={form}
              name={`prizes.${index}.quantity`}
              label={t("quantity")}
              fold={foldDigits}
              maxLength={4}
            />
          </Columns>
        </>
      )}
    </FieldList>
  );
}
