import { Box, chakra, Flex, Link } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { FileArchive } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../kit/files/save-file";
import { toastFailed } from "../../kit/feedback/toast";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { fetchFile } from "../../kit/transport/fetch-json";
import { drawFilesText } from "./draw-files.text";

const FILES = [
  ["manifest", "manifestFile"],
  ["entries.csv", "entriesFile"],
  ["anchors", "anchorsFile"],
  ["result", "resultFile"],
  ["verifier.html", "verifierFile"],
] as const;

/** Downloads the evidence pack, which needs the session. */
function EvidencePack({ id }: Pick<Draw, "id">) {
  const t = useText(drawFilesText);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const pack = await fetchFile(`/api/admin/draws/${id}/evidence.zip`);
    setBusy(false);
    if (pack) saveFile(`draw-${id}.zip`, pack);
    else toastFailed(t("evidenceFailed"));
  };
  return (
    <Box mt="3">
      <BusyButton variant="outline" size="sm" busy={busy} onClick={() => void download()}>
        <FileArchive size={16} aria-hidden />
        {t("evidence")}
      </BusyButton>
      <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
        {t("evidenceHint")}
      </chakra.p>
    </Box>
  );
}

/** The public files of the draw, and for users who see contacts the evidence pack. */
export function DrawFiles({ draw: { id, drawnAt } }: { draw: Draw }) {
  const t = useText(drawFilesText);
  const mayDownload = allows(useSession(), "draws:contacts");
  const files = FILES.filter(([file]) => file !== "result" || drawnAt !== null);
  return (
    <>
      <Flex mt="4" columnGap="4" rowGap="1" wrap="wrap" fontSize="sm">
        <chakra.span color="fg.muted">{t("files")}:</chakra.span>
        {files.map(([file, label]) => (
          <Link key={file} href={`/api/draws/${id}/${file}`} target="_blank" rel="noreferrer">
            {t(label)}
          </Link>
        ))}
      </Flex>
      {mayDownload && <EvidencePack id={id} />}
    </>
  );
}
