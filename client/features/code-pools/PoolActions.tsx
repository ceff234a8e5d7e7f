import { Button, chakra, Flex } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { useArrival } from "../../kit/dialog/use-arrival";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { useText } from "../../kit/i18n/i18n";
import { useFollowedImports } from "../imports/use-followed-imports";
import { poolText } from "./pool.text";

const CodeEntryModal = lazy(async () => ({ default: (await import("./CodeEntryModal")).CodeEntryModal }));
const CodesImportModal = lazy(async () => ({ default: (await import("./CodesImportModal")).CodesImportModal }));

interface Props {
  /** Null if no event is selected, undefined while the events load. */
  eventId: string | null | undefined;
  /** Visitors of the event are registered at the desk. */
  hasDesk: boolean;
  /** Called when an import has changed the pool. */
  onChanged: () => void;
}

/** The buttons that add codes to the pool of an event, with their dialogs. */
export function PoolActions({ eventId, hasDesk, onChanged }: Props) {
  const t = useText(poolText);
  const entry = useFormModal<never>();
  // An import in the URL is shown again after a reload.
  const [importing, setImporting] = useState(() => new URLSearchParams(window.location.search).has("job"));
  useArrival("import", () => setImporting(true));
  const { follow, followed } = useFollowedImports({ done: t("imported"), onChanged });
  const closeImport = (runningId: string | undefined) => {
    setImporting(false);
    follow(runningId);
  };
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" disabled={!eventId} onClick={() => entry.show(null)}>
          {t("addTitle")}
        </Button>
        <Button variant="outline" disabled={!eventId} onClick={() => setImporting(true)}>
          {t("importTitle")}
        </Button>
      </Flex>
      {eventId === null && (
        <chakra.p flexBasis="full" fontSize="sm" color="fg.muted">
          {t("selectToAdd")} {t("selectToImport")}
        </chakra.p>
      )}
      {eventId && (
        <Suspense>
          {entry.opening > 0 && (
            <CodeEntryModal key={entry.opening} eventId={eventId} open={entry.open} onClose={entry.close} />
          )}
          {importing && (
            <CodesImportModal eventId={eventId} hasDesk={hasDesk} onChanged={onChanged} onClose={closeImport} />
          )}
          {followed}
        </Suspense>
      )}
    </>
  );
}
