import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { Toasts } from "../kit/feedback/toast";
import { useLangOfOtherTabs } from "../kit/i18n/i18n";
import { captureHistory } from "../kit/page/history-blocker";
import { Direction } from "../kit/theme/Direction";
import { system } from "../kit/theme/system";
import { ErrorBoundary } from "./ErrorBoundary";

captureHistory();

export function Providers({ children }: { children: ReactNode }) {
  useLangOfOtherTabs();
  return (
    <ChakraProvider value={system}>
      <Direction>
        <ErrorBoundary>
          <BrowserRouter>{children}</BrowserRouter>
        </ErrorBoundary>
        <Toasts />
      </Direction>
    </ChakraProvider>
  );
}
