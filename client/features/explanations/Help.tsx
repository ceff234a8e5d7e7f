import { Button } from "@chakra-ui/react";
import { CircleHelp } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useText } from "../../kit/i18n/i18n";
import type { explanationsText } from "./explanations.text";
import { helpText } from "./help.text";

const HelpPopover = lazy(async () => ({ default: (await import("./HelpPopover")).HelpPopover }));

/** A button beside a term that explains it. */
export function Help({ term }: { term: keyof typeof explanationsText.en }) {
  const t = useText(helpText);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = t("helpOn", { term: t(term) });
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        minH="6"
        w="6"
        px="0"
        borderRadius="full"
        color="fg.muted"
        verticalAlign="middle"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleHelp size={16} aria-hidden />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpPopover term={term} title={t(term)} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
