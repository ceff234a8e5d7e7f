import { useEffect, type ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { toast } from "../../kit/feedback/toast";
import { useText } from "../../kit/i18n/i18n";
import { useSession } from "../../kit/session/session";
import { adminText } from "./admin.text";

/** Shown to a Counter session in the back office: explains it and redirects to the counter. */
function RedirectToCounter() {
  const t = useText(adminText);
  useEffect(() => toast(t("counterOnly"), "long"), [t]);
  return <Navigate to="/counter" replace />;
}

/** Renders its children for sessions of the Admin area. The server authorizes every request. */
export function BackOfficeOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session?.user?.role === "Counter") return <RedirectToCounter />;
  return children;
}
