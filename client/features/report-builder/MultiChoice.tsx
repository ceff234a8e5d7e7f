import { Button, chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import type { Option } from "./ChoicePopover";
import { reportBuilderText } from "./report-builder.text";

const ChoicePopover = lazy(async () => ({ default: (await import("./ChoicePopover")).ChoicePopover }));

/** More names have no room in the button. */
const MAX_NAMES = 2;

interface Props {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  /** At least one value stays chosen. */
  required?: boolean;
  /** The maximum number of chosen values. */
  max?: number;
  onChange: (values: readonly string[]) => void;
}

/** A button that shows the chosen values and opens their check boxes. */
export function MultiChoice({ label, options, chosen, ...rules }: Props) {
  const t = useText(reportBuilderText);
  const lang = useLang();
  const { number } = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const names = chosen.map((value) => nameIn(lang, options.find((option) => option.value === value)?.label ?? "…"));
  const values =
    names.length === 0
      ? t("all")
      : names.length <= MAX_NAMES
        ? names.join(t("comma"))
        : t("selected", { number: number(names.length) });
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        w={{ base: "full", md: "auto" }}
        maxW={{ md: "24rem" }}
        justifyContent="space-between"
        fontWeight="400"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <chakra.span minW="0" truncate>
          {t("choice", { label, values })}
        </chakra.span>
        <ChevronDown size={16} aria-hidden />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChoicePopover
            label={label}
            options={options}
            initial={chosen}
            {...rules}
            button={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
