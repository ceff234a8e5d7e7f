import { Button, type ButtonProps } from "@chakra-ui/react";
import type { MouseEvent } from "react";

const prevent = (event: MouseEvent): void => event.preventDefault();

/** The submit button of a form. While the form is being sent it does nothing and keeps the focus: a disabled one loses it. */
export const SubmitButton = ({ busy, ...props }: ButtonProps & { busy: boolean }) => (
  <Button type="submit" aria-disabled={busy || undefined} onClick={busy ? prevent : undefined} {...props} />
);
