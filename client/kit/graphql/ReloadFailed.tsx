import { errorText } from "../../../domain/errors/client-errors";
import { Notice } from "../feedback/States";
import { useLang, useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

/** A loading error above data that is still shown, with a retry button as `LoadFailed` has it. */
export function ReloadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useText(sharedText);
  const isForbidden = message === errorText("FORBIDDEN", useLang());
  return (
    <Notice tone="danger" onDismiss={isForbidden ? undefined : onRetry} dismissLabel={t("retry")}>
      {message}
    </Notice>
  );
}
