import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, Plus, Trash2, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { MAX_SITE_ITEMS } from "../../../domain/site/content";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { EMPTY_ITEMS } from "./site-form";
import { siteText } from "./site.text";
import type { SiteForm } from "./use-site-form";

function IconButton(props: { label: string; icon: LucideIcon; disabled?: boolean; onClick: () => void }) {
  const { label, icon: Icon, disabled, onClick } = props;
  return (
    <Button variant="ghost" size="sm" px="2" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={17} aria-hidden />
    </Button>
  );
}

const LABELS = {
  logos: ["logo", "addLogo"],
  prizes: ["prize", "addPrize"],
  rules: ["rule", "addRule"],
  faq: ["question", "addQuestion"],
} as const;

interface Props {
  form: SiteForm;
  name: keyof typeof LABELS;
  /** The fields of an item; `item` is its label. */
  children: (index: number, item: string) => ReactNode;
}

/** The items of a list in their order, which can be added, moved and removed. */
export function ItemList({ form, name, children }: Props) {
  const t = useText(siteText);
  const { number } = useFormats();
  const [label, add] = LABELS[name];
  const items: readonly object[] = form.watch(name);
  const change = (next: readonly object[]) => {
    form.clearErrors(name);
    form.setValue(name, next as never, { shouldDirty: true });
  };
  const moveUp = (index: number) =>
    change([...items.slice(0, index - 1), ...items.slice(index - 1, index + 1).reverse(), ...items.slice(index + 1)]);
  return (
    <Box>
      {items.length === 0 && (
        <chakra.p mb="4" color="fg.muted">
          {t("none")}
        </chakra.p>
      )}
      <chakra.ol listStyleType="none" aria-label={t(name)}>
        {items.map((_, index) => {
          const item = t(label, { number: number(index + 1) });
          return (
            <chakra.li key={index} pt="4" pb="1" borderTopWidth="1px" _first={{ borderTopWidth: "0", pt: "0" }}>
              <Flex align="center" justify="space-between" gap="3" mb="2">
                <chakra.h3 fontWeight="600">{item}</chakra.h3>
                <Flex me="-2">
                  <IconButton
                    label={t("moveUp", { item })}
                    icon={ArrowUp}
                    disabled={index === 0}
                    onClick={() => moveUp(index)}
                  />
                  <IconButton
                    label={t("moveDown", { item })}
                    icon={ArrowDown}
                    disabled={index === items.length - 1}
                    onClick={() => moveUp(index + 1)}
                  />
                  <IconButton
                    label={t("remove", { item })}
                    icon={Trash2}
                    onClick={() => change(items.filter((_item, other) => other !== index))}
                  />
                </Flex>
              </Flex>
              {children(index, item)}
            </chakra.li>
          );
        })}
      </chakra.ol>
      <Button
        variant="outline"
        disabled={items.length >= MAX_SITE_ITEMS}
        onClick={() => change([...items, EMPTY_ITEMS[name]])}
      >
        <Plus size={16} aria-hidden />
        {t(add)}
      </Button>
    </Box>
  );
}
