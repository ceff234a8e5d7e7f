import { useEffect, type ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { toast } from "../../kit/feedback/toast";
import { useText } from "../../kit/i18n/i18n";
import { useSession } from "../../kit/session/session";
import { adminText } from "./admin.text";

/** Says that a session of the counter ends at the counter, and goes back there. */
function SentToCounter() {
  const t = useText(adminText);
  useEffect(() => toast(t("counterOnly"), "long"), [t]);
  return <Navigate to="/counter" replace />;
}

/** Lets sessions of the Admin area through. The server decides again. */
export function BackOfficeOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session?.user?.role === "Counter") return <SentToCounter />;
  return children;
}
