/** What signing out would leave behind. */
export interface SignOutWarning {
  title: string;
  question: string;
}

let warning: SignOutWarning | null = null;

/** Sets what the sign-out button asks first; null asks nothing. */
export const setSignOutWarning = (next: SignOutWarning | null): void => {
  warning = next;
};

export const currentSignOutWarning = (): SignOutWarning | null => warning;
