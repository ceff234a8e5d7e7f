import { Button, chakra, Dialog, Flex, Heading, Portal } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { useEffect, useRef } from "react";
import { RequiredPassword } from "../features/account/PasswordSection";
import { RequiredSecondFactor } from "../features/account/SecondFactorSection";
import { SignInForm } from "../features/counter/SignInForm";
import { useText } from "../kit/i18n/i18n";
import { useSession, type SessionUser } from "../kit/session/session";
import { signOut } from "../features/sign-out/sign-out";
import { ApolloArea } from "./apollo/ApolloArea";
import { sessionText } from "./session.text";

const stay = () => undefined;

interface Props {
  /** The user of the expired session; null if it is unknown. */
  user: SessionUser | null;
  returnFocus: () => HTMLElement | null;
}

/** Asks the user of an expired session to sign in again and to take the steps that the new session requires. */
export function SessionDialog({ user, returnFocus }: Props) {
  const t = useText(sessionText);
  const session = useSession();
  const isSignedIn = session !== null;
  const mustChangePassword = session?.user?.mustChangePassword === true;
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSignedIn) heading.current?.focus();
  }, [isSignedIn, mustChangePassword]);
  const step = mustChangePassword ? "passwordTitle" : "secondFactorTitle";
  return (
    <Dialog.Root
      open
      role="alertdialog"
      size="sm"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>("input:enabled, select:enabled") ?? null}
      finalFocusEl={returnFocus}
    >
      {/* Hidden, not only covered by the dialog: the text of a hidden screen cannot be found, selected or printed. */}
      <Global styles={{ body: { visibility: "hidden" } }} />
      <Portal>
        <Dialog.Positioner visibility="visible">
          <Dialog.Content ref={content} p="6">
            <Dialog.Title asChild>
              <Heading as="h2" size="lg" tabIndex={-1} ref={heading}>
                {t(isSignedIn ? step : "title")}
              </Heading>
            </Dialog.Title>
            <Dialog.Description mt="1" mb="5" color="fg.muted">
              {t("lead")}
            </Dialog.Description>
            <ApolloArea>
              {!isSignedIn && <SignInForm user={user} />}
              {isSignedIn && mustChangePassword && <RequiredPassword onChanged={stay} />}
              {isSignedIn && !mustChangePassword && <RequiredSecondFactor onDone={stay} />}
            </ApolloArea>
            <Flex direction="column" gap="2" mt="5" pt="5" borderTopWidth="1px">
              <Button variant="outline" size="lg" onClick={signOut}>
                {t("leave")}
              </Button>
              <chakra.p fontSize="sm" color="fg.muted">
                {t("leaveHelp")}
              </chakra.p>
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
