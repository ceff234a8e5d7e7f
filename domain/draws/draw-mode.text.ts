import type { Lang } from "../errors/client-errors";
import type { DrawMode } from "./draw";

export const DRAW_MODE_LABELS: Record<DrawMode, Record<Lang, string>> = {
  beacon: { en: "Public beacon", fa: "بیکن عمومی" },
  witnessed: { en: "Witnessed", fa: "با حضور شاهد" },
};
