import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, Plus, Trash2, type LucideIcon } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useFieldArray, type FieldArray, type FieldArrayPath, type FieldValues, type Path } from "react-hook-form";
import { useFormats } from "../i18n/format";
import { useLang, useText } from "../i18n/i18n";
import { fieldListText } from "./field-list.text";
import { fieldMessage, type Form } from "./use-form";

/** One place up or down. */
type Step = -1 | 1;

interface ItemButtonProps {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  step?: Step;
  onClick: () => void;
}

function ItemButton({ label, icon: Icon, disabled, step, onClick }: ItemButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      aria-label={label}
      title={label}
      disabled={disabled}
      data-step={step}
      onClick={onClick}
    >
      <Icon size={17} aria-hidden />
    </Button>
  );
}

interface Props<Values extends FieldValues, Draft, Name extends FieldArrayPath<Values> & Path<Values>> {
  form: Form<Values, Draft>;
  name: Name;
  label: string;
  /** Returns the label of an item with a formatted number. */
  itemLabel: (number: string) => string;
  addLabel: string;
  /** A new item. */
  empty: FieldArray<Values, Name>;
  minItems?: number;
  maxItems: number;
  /** The fields of an item; `item` is its label. */
  children: (index: number, item: string) => ReactNode;
}

/** The items of a form's list in their order, which can be added, moved and removed. */
export function FieldList<Values extends FieldValues, Draft, Name extends FieldArrayPath<Values> & Path<Values>>({
  form,
  name,
  label,
  itemLabel,
  addLabel,
  empty,
  minItems = 0,
  maxItems,
  children,
}: Props<Values, Draft, Name>) {
  const t = useText(fieldListText);
  const lang = useLang();
  const { number } = useFormats();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name });
  const { error } = form.getFieldState(name, form.formState);
  const message = error?.root?.message ?? error?.message;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ index: number; step: Step }>();
  // The focus follows a moved item: to the button that was pressed, or to the other one at an end of the list.
  useEffect(() => {
    if (!moved) return;
    const buttons = list.current?.children[moved.index]?.querySelectorAll<HTMLButtonElement>("[data-step]:enabled");
    const [first, second] = buttons ?? [];
    (second && moved.step === 1 ? second : first)?.focus();
  }, [moved]);
  const change = (run: () => void) => {
    form.clearErrors(name);
    run();
  };
  const moveBy = (index: number, step: Step) =>
    change(() => {
      move(index, index + step);
      setMoved({ index: index + step, step });
    });
  return (
    <Box>
      {fields.length === 0 && (
        <chakra.p mb="4" color="fg.muted">
          {t("none")}
        </chakra.p>
      )}
      <chakra.ol ref={list} listStyleType="none" aria-label={label}>
        {fields.map(({ id }, index) => {
          const item = itemLabel(number(index + 1));
          return (
            <chakra.li key={id} pt="4" pb="1" borderTopWidth="1px" _first={{ borderTopWidth: "0", pt: "0" }}>
              <Flex align="center" justify="space-between" gap="3" mb="2">
                <chakra.h3 fontWeight="600">{item}</chakra.h3>
                <Flex me="-2">
                  <ItemButton
                    label={t("moveUp", { item })}
                    icon={ArrowUp}
                    disabled={index === 0}
                    step={-1}
                    onClick={() => moveBy(index, -1)}
                  />
                  <ItemButton
                    label={t("moveDown", { item })}
                    icon={ArrowDown}
                    disabled={index === fields.length - 1}
                    step={1}
                    onClick={() => moveBy(index, 1)}
                  />
                  <ItemButton
                    label={t("remove", { item })}
                    icon={Trash2}
                    disabled={fields.length <= minItems}
                    onClick={() => change(() => remove(index))}
                  />
                </Flex>
              </Flex>
              {children(index, item)}
            </chakra.li>
          );
        })}
      </chakra.ol>
      {message !== undefined && (
        <chakra.p role="alert" mb="3" fontSize="sm" color="danger.fg">
          {fieldMessage(message, lang)}
        </chakra.p>
      )}
      <Button variant="outline" disabled={fields.length >= maxItems} onClick={() => change(() => append(empty))}>
        <Plus size={16} aria-hidden />
        {addLabel}
      </Button>
    </Box>
  );
}
