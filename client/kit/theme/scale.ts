const rem = (quarters: number) => ({ value: `${quarters / 4}rem` });
const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64, 80, 96];

/** Spacing steps are quarters of the root font size, so they grow with the user's font setting. */
export const spacing = Object.fromEntries(STEPS.map((step) => [step, rem(step)]));

export const sizes = {
  ...spacing,
  full: { value: "100%" },
  page: { value: "70rem" },
  text: { value: "40rem" },
  card: { value: "27rem" },
  form: { value: "30rem" },
};

export const radii = {
  sm: { value: "0.25rem" },
  md: { value: "0.5rem" },
  lg: { value: "0.875rem" },
  full: { value: "9999px" },
};

export const fontSizes = {
  xs: { value: "0.75rem" },
  sm: { value: "0.8125rem" },
  md: { value: "0.9375rem" },
  lg: { value: "1.0625rem" },
  xl: { value: "1.25rem" },
  "2xl": { value: "1.5rem" },
  /** The heading of a screen. */
  title: { value: "clamp(1.5rem, 1.3rem + 0.8vw, 1.75rem)" },
  "3xl": { value: "clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem)" },
};

/** The text of a field on a touch screen: iPhones zoom into a field whose text is smaller than 16 px. */
export const TOUCH_FIELD = { "@media (pointer: coarse)": { fontSize: "1rem" } } as const;
