const STORAGE_KEY = "desk_prints_slips";

/** Whether this desk prints a slip after each registration. */
export function printsAlways(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === "yes";
  } catch {
    return false;
  }
}

export function setPrintsAlways(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(STORAGE_KEY, "yes");
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage each slip is printed by its button.
  }
}
