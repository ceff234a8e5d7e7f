import { chakra, Heading } from "@chakra-ui/react";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { importExportText } from "./import-export.text";

/** A form with its guidelines beside it, or below it on narrow screens. */
export const Guided = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 17rem" },
  },
});

/** A list with numbers in the digits of its language. */
export const Numbered = chakra("ol", {
  base: { ps: "5", listStyleType: "decimal", "&:lang(fa)": { listStyleType: "persian" } },
});

const Bulleted = chakra("ul", { base: { ps: "5", listStyleType: "disc" } });

const LINES = {
  import: ["guide1", "guide2", "guide3", "guide4"],
  export: ["exportGuide1", "exportGuide2", "exportGuide3"],
} as const;

/** How a table is imported, or what an export contains. */
export function Guidelines({ of }: { of: keyof typeof LINES }) {
  const t = useText(importExportText);
  const List = of === "import" ? Numbered : Bulleted;
  return (
    <Card>
      <Heading as="h2" size="md" mb="3">
        {t("guidelines")}
      </Heading>
      <List display="grid" gap="2" color="fg.muted">
        {LINES[of].map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </List>
    </Card>
  );
}
