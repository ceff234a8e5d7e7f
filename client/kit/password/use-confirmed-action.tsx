import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useRef, useState, type ReactNode } from "react";
import type { RequestResult } from "../transport/request-error";
import { useAction } from "../graphql/use-action";
import { PasswordPrompt } from "./PasswordPrompt";

interface ConfirmedAction<Data, Variables, Options> {
  /** Null if the user cancelled the password prompt: nothing was changed, and no message is needed. */
  run: (variables: Variables, options?: Options) => Promise<RequestResult<Data> | null>;
  busy: boolean;
  /** The password prompt; the caller must render it outside of other forms. */
  prompt: ReactNode;
}

/** A mutation that may require password confirmation: asks for the password and repeats the request. Never throws. */
export function useConfirmedAction<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): ConfirmedAction<Data, Variables, Parameters<ReturnType<typeof useAction<Data, Variables>>["run"]>[1]> {
  const action = useAction(document);
  const [isPrompting, setPrompting] = useState(false);
  const resolvePrompt = useRef<(isConfirmed: boolean) => void>(undefined);

  const close = (isConfirmed: boolean) => {
    setPrompting(false);
    resolvePrompt.current?.(isConfirmed);
  };
  const askPassword = () =>
    new Promise<boolean>((resolve) => {
      resolvePrompt.current = resolve;
      setPrompting(true);
    });
  const run: typeof action.run = action.run;
  return {
    async run(variables, options) {
      const outcome = await run(variables, options);
      if (outcome.error?.code !== "REAUTH_REQUIRED") return outcome;
      return (await askPassword()) ? run(variables, options) : null;
    },
    busy: action.busy || isPrompting,
    prompt: <PasswordPrompt open={isPrompting} onConfirmed={() => close(true)} onClose={() => close(false)} />,
  };
}
