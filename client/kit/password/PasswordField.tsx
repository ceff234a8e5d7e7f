import { createSlotRecipeContext, Input } from "@chakra-ui/react";
import { PasswordInput, usePasswordInputContext } from "@ark-ui/react/password-input";
import { Eye, EyeOff } from "lucide-react";
import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { FieldShell } from "../form/FieldShell";
import { useField, type FieldProps } from "../form/use-field";

const { withProvider, withContext } = createSlotRecipeContext({ key: "passwordInput" });
const Root = withProvider<HTMLDivElement, ComponentProps<typeof PasswordInput.Root>>(PasswordInput.Root, "root");
const Trigger = withContext<HTMLButtonElement, ComponentProps<"button">>(PasswordInput.VisibilityTrigger, "trigger");

/** Ark's trigger reacts to the pointer only; this one is in the tab order and reacts to the keyboard too. */
function VisibilityTrigger() {
  const { toggleVisible } = usePasswordInputContext();
  return (
    <Trigger
      tabIndex={0}
      onClick={({ detail }) => {
        if (detail === 0) toggleVisible();
      }}
    >
      <PasswordInput.Indicator fallback={<Eye size={18} aria-hidden />}>
        <EyeOff size={18} aria-hidden />
      </PasswordInput.Indicator>
    </Trigger>
  );
}

/** A password field with a show button. */
export function PasswordField<Values extends FieldValues, Draft>(props: FieldProps<Values, Draft>) {
  const t = useText(sharedText);
  const { id, error, field, change, control } = useField(props);
  const visibilityTrigger = (isVisible: boolean) => t(isVisible ? "hidePassword" : "showPassword");
  return (
    <FieldShell id={id} error={error} {...props}>
      <Root dir="ltr" ids={{ input: id }} disabled={props.disabled} translations={{ visibilityTrigger }}>
        <PasswordInput.Input asChild>
          <Input
            {...control}
            size={props.size}
            pe="12"
            value={field.value}
            onChange={(event) => change(event.target.value)}
          />
        </PasswordInput.Input>
        <VisibilityTrigger />
      </Root>
    </FieldShell>
  );
}
