import { counterText as tillText } from "../../client/features/counter/counter.text";
import { shiftText } from "../../client/features/counter/shift.text";
import { signInText } from "../../client/features/counter/sign-in.text";

/** The texts of the counter: its sign-in and its till. */
export const counterText = {
  en: { ...tillText.en, ...shiftText.en, ...signInText.en },
  fa: { ...tillText.fa, ...shiftText.fa, ...signInText.fa },
};
