import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { CREATE } from "../../kit/dialog/CreateButton";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { allows, useSession } from "../../kit/session/session";
import { SetupDocument, type SetupQuery } from "./setup.generated";
import type { setupText } from "./setup.text";

const HIDDEN = "setup_hidden";

interface Step {
  name: Exclude<keyof typeof setupText.en, "title" | "progress" | "hide" | "done">;
  to: string;
  state?: object;
  isDone: boolean;
  /** A step of the user, not of the club. */
  isPersonal?: true;
}

function stepsOf({ mySecondFactor, stores, users, receipts, site, events }: SetupQuery, hasPassword: boolean): Step[] {
  return [
    { name: "password", to: "/account/password", isDone: hasPassword, isPersonal: true },
    { name: "secondFactor", to: "/account/second-factor", isDone: mySecondFactor.isEnabled, isPersonal: true },
    { name: "store", to: "/admin/stores", state: CREATE, isDone: stores.totalItems > 0 },
    ...(users ? [{ name: "staff", to: "/admin/users?new", isDone: users.totalItems > 1 } as const] : []),
    { name: "receipt", to: "/counter", isDone: receipts.totalItems > 0 },
    ...(site ? [{ name: "festivalPage", to: "/admin/site", isDone: site.version !== null } as const] : []),
    { name: "event", to: "/admin/events", state: CREATE, isDone: events.totalItems > 0 },
  ];
}

function isHidden(userId: string): boolean {
  try {
    return localStorage.getItem(`${HIDDEN}_${userId}`) !== null;
  } catch {
    return false;
  }
}

function storeHidden(userId: string): void {
  try {
    localStorage.setItem(`${HIDDEN}_${userId}`, "");
  } catch {
    // Without storage the steps are hidden until the next visit.
  }
}

/** The steps to set up the club; null if the club is set up or the user has hidden them on this device. */
export function useSetup() {
  const session = useSession();
  const user = session?.user ?? null;
  const [hidden, setHidden] = useState(() => user !== null && isHidden(user.id));
  const skip = hidden || user === null || !allows(session, "stores:write");
  const variables = { users: allows(session, "users:manage"), site: allows(session, "site:write") };
  const { data } = useQuery(SetupDocument, { variables, skip });
  const steps = data && !skip ? stepsOf(data, !user.mustChangePassword) : [];
  const hide = () => {
    if (user) storeHidden(user.id);
    setHidden(true);
    focusHeading();
  };
  return { steps: steps.some(({ isDone, isPersonal }) => !isDone && !isPersonal) ? steps : null, hide };
}
