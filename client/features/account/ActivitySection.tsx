import { ActivityList } from "../activity/ActivityList";
import { useText } from "../../kit/i18n/i18n";
import { useSession } from "../../kit/session/session";
import { accountText } from "./account.text";
import { Section } from "./Section";

/** The audit entries of the signed-in user. */
export function ActivitySection() {
  const t = useText(accountText);
  const session = useSession();
  return (
    <Section title={t("activity")} lead={t("activityLead")}>
      <ActivityList userId="me" name={session?.user?.fullName} label={t("activity")} failed={t("activityFailed")} />
    </Section>
  );
}
