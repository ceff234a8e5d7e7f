import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { CreateDraw, DrawList } from "./DrawList";
import { drawsText } from "./draws.text";

/** All draws. */
export function DrawsScreen() {
  const t = useText(drawsText);
  return (
    <Page title={t("title")} lead={t("lead")} action={<CreateDraw />}>
      <DrawList eventId={null} />
    </Page>
  );
}
