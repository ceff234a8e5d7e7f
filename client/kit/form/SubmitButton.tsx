import { BusyButton, type BusyButtonProps } from "./BusyButton";

/** The submit button of a form, which does nothing while the form is being sent. */
export const SubmitButton = (props: BusyButtonProps) => <BusyButton type="submit" {...props} />;
