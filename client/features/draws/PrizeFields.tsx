import { Box, Button, chakra, Flex, Grid as Columns } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, Plus, Trash2, type LucideIcon } from "lucide-react";
import { MAX_DRAW_NAME_LENGTH, MAX_PRIZES } from "../../../domain/draws/draw";
import { foldDigits } from "../../../domain/text";
import { AmountField } from "../../kit/form/AmountField";
import { DigitsField, TextField } from "../../kit/form/fields";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { EMPTY_PRIZE, type PrizeValues } from "./draw-form";
import { PictureField } from "./PictureField";
import { drawFormText } from "./draw-form.text";
import type { DrawForm } from "./use-draw-form";

function IconButton({
  label,
  icon: Icon,
  disabled,
  onClick,
}: {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <Button variant="ghost" size="sm" px="2" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={17} aria-hidden />
    </Button>
  );
}

/** The prizes of a draw in their order. */
export function PrizeFields({ form }: { form: DrawForm }) {
  const t = useText(drawFormText);
  const { number } = useFormats();
  const prizes = form.watch("prizes");
  const problem = form.formState.errors.prizes?.message;
  const change = (next: PrizeValues[]) => {
    form.clearErrors("prizes");
    form.setValue("prizes", next, { shouldDirty: true });
  };
  const remove = (index: number) => change(prizes.filter((_, other) => other !== index));
  const moveUp = (index: number) =>
    change([
      ...prizes.slice(0, index - 1),
      ...prizes.slice(index - 1, index + 1).reverse(),
      ...prizes.slice(index + 1),
    ]);
  return (
    <Box>
      <chakra.ol listStyleType="none" aria-label={t("prizes")}>
        {prizes.map((prize, index) => {
          const at = { number: number(index + 1) };
          return (
            <chakra.li key={index} pt="4" pb="1" borderTopWidth="1px" _first={{ borderTopWidth: "0", pt: "0" }}>
              <Flex align="center" justify="space-between" gap="3" mb="2">
                <chakra.h3 fontWeight="600">{t("prize", at)}</chakra.h3>
                <Flex me="-2">
                  <IconButton
                    label={t("moveUp", at)}
                    icon={ArrowUp}
                    disabled={index === 0}
                    onClick={() => moveUp(index)}
                  />
                  <IconButton
                    label={t("moveDown", at)}
                    icon={ArrowDown}
                    disabled={index === prizes.length - 1}
                    onClick={() => moveUp(index + 1)}
                  />
                  <IconButton
                    label={t("removePrize", at)}
                    icon={Trash2}
                    disabled={prizes.length === 1}
                    onClick={() => remove(index)}
                  />
                </Flex>
              </Flex>
              <PictureField
                number={at.number}
                value={prize.pictureSha256}
                onChange={(sha256) => form.setValue(`prizes.${index}.pictureSha256`, sha256, { shouldDirty: true })}
              />
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
            </chakra.li>
          );
        })}
      </chakra.ol>
      {problem && (
        <chakra.p role="alert" mb="3" fontSize="sm" color="danger.fg">
          {problem}
        </chakra.p>
      )}
      <Button variant="outline" disabled={prizes.length >= MAX_PRIZES} onClick={() => change([...prizes, EMPTY_PRIZE])}>
        <Plus size={16} aria-hidden />
        {t("addPrize")}
      </Button>
    </Box>
  );
}
