const STORED_AS = "desk_prints_slips";

/** Whether this desk prints a slip after each registration. */
export function printsAlways(): boolean {
  try {
    return localStorage.getItem(STORED_AS) === "yes";
  } catch {
    return false;
  }
}

export function setPrintsAlways(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(STORED_AS, "yes");
    else localStorage.removeItem(STORED_AS);
  } catch {
    // Without storage each slip is printed by its button.
  }
}
