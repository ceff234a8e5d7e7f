import { Global } from "@emotion/react";

/** Black on white in every theme, without controls; elements marked `no-print` are hidden. */
const PRINT_STYLES = {
  "@page": { size: "A4", margin: "14mm" },
  "@media print": {
    "html, body": { background: "white !important", fontSize: "11pt" },
    "body *": {
      color: "black !important",
      backgroundColor: "transparent !important",
      borderColor: "silver !important",
      boxShadow: "none !important",
    },
    "header, nav, footer, .no-print": { display: "none !important" },
    main: { padding: "0 !important" },
  },
} as const;

/** While rendered, the screen prints as a report on A4. */
export const A4 = () => <Global styles={PRINT_STYLES} />;
