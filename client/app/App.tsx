import { ChakraProvider } from "@chakra-ui/react";
import { RouterProvider } from "react-router-dom";
import { Toasts } from "../kit/feedback/toast";
import { useLangOfOtherTabs } from "../kit/i18n/i18n";
import { Direction } from "../kit/theme/Direction";
import { system } from "../kit/theme/system";
import { router } from "./router";

/** The application: theme, language and router, with the toasts above every screen. */
export function App() {
  useLangOfOtherTabs();
  return (
    <ChakraProvider value={system}>
      <Direction>
        {/* A transition renders the next page while Apollo's useQuery renders the current one: each starts the other again
            and sends its query again, on a slow device for five seconds. */}
        <RouterProvider router={router} useTransitions={false} />
        <Toasts />
      </Direction>
    </ChakraProvider>
  );
}
