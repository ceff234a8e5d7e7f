import { Box, Button, Input } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { FieldShell } from "./FieldShell";
import { useField, type FieldProps } from "./use-field";

/** A password field with a show button. */
export function PasswordField<Values extends FieldValues, Draft>(props: FieldProps<Values, Draft>) {
  const t = useText(sharedText);
  const { id, error, field, change, control } = useField(props);
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <FieldShell id={id} error={error} {...props}>
      <Box position="relative" dir="ltr">
        <Input
          {...control}
          type={visible ? "text" : "password"}
          size={props.size}
          pe="12"
          spellCheck={false}
          autoCapitalize="none"
          value={field.value}
          onChange={(event) => change(event.target.value)}
        />
        <Box position="absolute" insetEnd="0" top="50%" transform="translateY(-50%)">
          <Button
            variant="ghost"
            size="sm"
            px="3"
            minH={props.size === "lg" ? "12" : "10"}
            color="fg.muted"
            disabled={props.disabled}
            aria-label={t(visible ? "hidePassword" : "showPassword")}
            onClick={() => setVisible(!visible)}
          >
            <Icon size={18} aria-hidden />
          </Button>
        </Box>
      </Box>
    </FieldShell>
  );
}
