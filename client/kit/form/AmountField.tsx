import { Box, Flex, Input } from "@chakra-ui/react";
import { useLayoutEffect, useRef, type ChangeEvent } from "react";
import { useWatch, type FieldValues } from "react-hook-form";
import { groupDigits } from "../../../domain/money";
import { toLatinDigits } from "../../../domain/text";
import { useLang, useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { amountInWords } from "./amount-words";
import { FieldShell } from "./FieldShell";
import { useField, type FieldProps } from "./use-field";

const MAX_DIGITS = 13;

/** The whole Toman of a typed or pasted text, without decimals. */
const wholeDigits = (text: string): string =>
  (toLatinDigits(text).split(/[.\u066b]/)[0] ?? "")
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, MAX_DIGITS);

const digitsBefore = (text: string, position: number): number => text.slice(0, position).replace(/\D/g, "").length;

/** The caret position in a grouped number after `count` digits. */
function caretAfter(grouped: string, count: number): number {
  let position = 0;
  for (let seen = 0; position < grouped.length && seen < count; position += 1) {
    if (grouped[position] !== ",") seen += 1;
  }
  return position;
}

/** An amount in whole Toman: grouped while it is typed, and spelled out below, where a missing zero is noticed. */
export function AmountField<Values extends FieldValues, Draft>(props: FieldProps<Values, Draft>) {
  const lang = useLang();
  const t = useText(sharedText);
  const digits: string = useWatch({ control: props.form.control, name: props.name });
  const hint = digits === "" ? props.hint : `${amountInWords(Number(digits), lang)} ${t("toman")}`;
  const { id, error, change, control } = useField({ ...props, hint: hint });
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const grouped = groupDigits(digits);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const position = caretAfter(grouped, caret.current);
    input.current?.setSelectionRange(position, position);
    caret.current = null;
  });

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = toLatinDigits(event.target.value);
    caret.current = digitsBefore(text, event.target.selectionStart ?? text.length);
    change(wholeDigits(text));
  };

  return (
    <FieldShell id={id} error={error} {...props} hint={hint}>
      <Box position="relative" dir="ltr">
        <Input
          {...control}
          ref={(element: HTMLInputElement | null) => {
            control.ref(element);
            input.current = element;
          }}
          type="text"
          inputMode="numeric"
          size={props.size}
          pe="20"
          value={grouped}
          onChange={type}
        />
        <Flex
          position="absolute"
          insetY="1px"
          insetEnd="1px"
          px="3"
          align="center"
          bg="bg.muted"
          color="fg.muted"
          borderInlineStartWidth="1px"
          borderEndRadius="md"
          fontSize="sm"
          pointerEvents="none"
          aria-hidden
        >
          {t("toman")}
        </Flex>
      </Box>
    </FieldShell>
  );
}
