import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

interface Props {
  id: string;
  label: string;
  optional?: boolean | undefined;
  error?: string | undefined;
  warning?: string | undefined;
  hint?: ReactNode;
  /** Beside the label. */
  help?: ReactNode;
  children: ReactNode;
}

/** A labelled control with one line for error, warning or hint; the line's height is reserved. */
export function FieldShell({ id, label, optional, error, warning, hint, help, children }: Props) {
  const t = useText(sharedText);
  const note = error ?? warning ?? hint;
  const colour = error ? "danger.fg" : warning ? "gold.fg" : "fg.muted";
  return (
    <Box minW="0" mb="2.5">
      <chakra.label htmlFor={id} display={help ? "inline-block" : "block"} mb="1" fontSize="sm" fontWeight="600">
        {label}
        {optional && (
          <chakra.span fontWeight="400" color="fg.muted">
            {` (${t("optional")})`}
          </chakra.span>
        )}
      </chakra.label>
      {help}
      {children}
      <Box id={`${id}-note`} aria-live="polite" minH="5" mt="1" fontSize="sm" lineHeight="1.25rem" color={colour}>
        {note}
      </Box>
    </Box>
  );
}
