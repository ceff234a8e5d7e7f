import { Badge, Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { FLAG_LABELS } from "../../../domain/flags.text";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { useConfirmedAction } from "../../kit/password/use-confirmed-action";
import { UpdateFlagDocument, type FlagRow_FlagFragment as Flag } from "./flags.generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { labelOf } from "../../kit/i18n/label-of";
import { FlagHistory } from "./FlagHistory";
import { FLAG_DESCRIPTIONS, flagsText } from "./flags.text";
import { Switch } from "./Switch";

const readable = (name: string): string =>
  name.replace(/_+/g, " ").replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());

/** Toggles a flag optimistically; on an error the cache reverts it. May require password confirmation. */
function useToggle(flag: Flag, name: string) {
  const t = useText(flagsText);
  const lang = useLang();
  const update = useConfirmedAction(UpdateFlagDocument);
  const toggle = async () => {
    if (update.busy) return;
    const isEnabled = !flag.isEnabled;
    const expected = { updateFeatureFlag: { ...flag, isEnabled } };
    const outcome = await update.run({ name: flag.name, isEnabled }, { expected });
    if (outcome === null) return;
    if (outcome.error) toastFailed(t("updateFailed"));
    else toastDone(t(isEnabled ? "wasEnabled" : "wasDisabled", { name: nameIn(lang, name) }), "medium");
  };
  return { toggle, busy: update.busy, prompt: update.prompt };
}

interface HistoryButtonProps {
  label: string;
  open: boolean;
  controls: string;
  onToggle: () => void;
}

function HistoryButton({ label, open, controls, onToggle }: HistoryButtonProps) {
  const t = useText(flagsText);
  return (
    <Button
      variant="plain"
      size="sm"
      px="0"
      minH="8"
      mt="1"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={label}
      onClick={onToggle}
    >
      {t("history")}
      <Box as="span" display="inline-flex" transform={open ? "scaleY(-1)" : undefined}>
        <ChevronDown size={16} aria-hidden />
      </Box>
    </Button>
  );
}

/** A flag with its switch and, when expanded, its history. */
export function FlagRow({ flag, mayWrite }: { flag: Flag; mayWrite: boolean }) {
  const t = useText(flagsText);
  const { date } = useFormats();
  const id = useId();
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const isBuiltIn = Object.hasOwn(FLAG_LABELS, flag.name);
  const name = isBuiltIn ? labelOf(FLAG_LABELS, flag.name, lang) : readable(flag.name);
  const { toggle, busy, prompt } = useToggle(flag, name);
  const state = t(flag.isEnabled ? "enabled" : "disabled");
  const changed = flag.updatedBy
    ? t("changedBy", { who: nameIn(lang, flag.updatedBy), when: date(flag.updatedAt) })
    : t("neverChanged");
  return (
    <Box as="li" px={{ base: "4", md: "6" }} py="4" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="4" justify="space-between" align="flex-start">
        <Box flex="1" minW="0" overflowWrap="anywhere">
          <Flex align="baseline" gap="1" columnGap="3" wrap="wrap">
            <Heading as="h2" id={id} fontSize="md">
              <bdi>{name}</bdi>
            </Heading>
            <chakra.code dir="ltr" fontFamily="mono" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
              {flag.name}
            </chakra.code>
          </Flex>
          <chakra.p>{isBuiltIn ? labelOf(FLAG_DESCRIPTIONS, flag.name, lang) : t("generic")}</chakra.p>
          <chakra.p mt="0.5" fontSize="sm" color="fg.muted">
            {changed}
          </chakra.p>
          <HistoryButton
            label={t("historyOf", { name: nameIn(lang, name) })}
            open={open}
            controls={`${id}-history`}
            onToggle={() => setOpen(!open)}
          />
        </Box>
        {mayWrite ? (
          <Switch on={flag.isEnabled} label={state} labelledBy={id} busy={busy} onToggle={() => void toggle()} />
        ) : (
          <Badge colorPalette={flag.isEnabled ? "accent" : "neutral"}>{state}</Badge>
        )}
      </Flex>
      {prompt}
      {open && (
        <Box id={`${id}-history`} mt="1" ps="3" borderInlineStartWidth="2px">
          {/* A toggle adds an entry, so the key reloads the list. */}
          <FlagHistory key={flag.updatedAt} name={flag.name} />
        </Box>
      )}
    </Box>
  );
}
