import { Button, type ButtonProps } from "@chakra-ui/react";
import type { MouseEvent } from "react";

const prevent = (event: MouseEvent): void => event.preventDefault();

export type BusyButtonProps = ButtonProps & { busy: boolean };

/** A button that does nothing while its action runs. It keeps the focus, which a disabled one loses. */
export const BusyButton = ({ busy, onClick, ...props }: BusyButtonProps) => (
  <Button aria-disabled={busy || undefined} onClick={busy ? prevent : onClick} {...props} />
);
