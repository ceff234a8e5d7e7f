import { Box } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { Loading } from "../../kit/feedback/States";
import { requiredRedirect } from "../../kit/session/required-redirect";
import { currentSession, useSession } from "../../kit/session/session";
import { SignInCard } from "./SignInCard";

const loadTill = () => import("./TillScreen");
const TillScreen = lazy(async () => ({ default: (await loadTill()).TillScreen }));
// With a session the till loads together with this screen, not after it.
if (currentSession() !== null) void loadTill();

const LoadingTill = () => (
  <Box maxW="page" mx="auto" px={{ base: "4", md: "6" }} py={{ base: "6", md: "10" }}>
    <Loading />
  </Box>
);

/** The counter: sign-in, then receipts. After sign-in the user returns to the page that required it. */
export function CounterScreen() {
  const session = useSession();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  if (session === null) return <SignInCard />;
  const stop = requiredRedirect(session);
  if (stop !== null) return <Navigate to={stop} replace state={state} />;
  if (typeof state?.from === "string" && state.from.startsWith("/")) return <Navigate to={state.from} replace />;
  return (
    <Suspense fallback={<LoadingTill />}>
      <TillScreen session={session} />
    </Suspense>
  );
}
