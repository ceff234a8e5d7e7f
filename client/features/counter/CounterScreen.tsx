import { Box } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { Loading } from "../../kit/feedback/States";
import { lazyComponent } from "../../kit/page/lazy-component";
import { requiredRedirect } from "../../kit/session/required-redirect";
import { currentSession, sessionExpired, useSession } from "../../kit/session/session";
import { SignInCard } from "./SignInCard";

const TillScreen = lazyComponent(() => import("./TillScreen"), "TillScreen");
const AreaChoice = lazy(async () => ({ default: (await import("./AreaChoice")).AreaChoice }));
/** With a session the till loads together with this screen, not after it. */
export const loadingTill = currentSession() === null ? null : TillScreen.load();

const LoadingTill = () => (
  <Box maxW="page" mx="auto" px={{ base: "4", md: "6" }} py={{ base: "6", md: "10" }}>
    <Loading />
  </Box>
);

/** Whether an administrator chooses an area after signing in here; after an expired session the till continues. */
function useAreaChoice(isSignedIn: boolean) {
  const [last, setLast] = useState({ isSignedIn, asks: !isSignedIn && !sessionExpired() });
  if (last.isSignedIn !== isSignedIn) setLast({ isSignedIn, asks: isSignedIn ? last.asks : !sessionExpired() });
  return { asks: last.asks, stay: () => setLast({ isSignedIn, asks: false }) };
}

/** The counter: sign-in, then receipts. After sign-in the user returns to the page that required it. */
export function CounterScreen() {
  const session = useSession();
  const choice = useAreaChoice(session !== null);
  const { state } = useLocation() as { state: { from?: unknown } | null };
  if (session === null) return <SignInCard />;
  const stop = requiredRedirect(session);
  if (stop !== null) return <Navigate to={stop} replace state={state} />;
  if (typeof state?.from === "string" && state.from.startsWith("/")) return <Navigate to={state.from} replace />;
  if (choice.asks && session.user?.role === "Admin") {
    return (
      <Suspense fallback={<LoadingTill />}>
        <AreaChoice onStay={choice.stay} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<LoadingTill />}>
      <TillScreen session={session} />
    </Suspense>
  );
}
