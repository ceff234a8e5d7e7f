import { chakra } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog } from "../dialog/Dialog";
import { Notice } from "../feedback/States";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { watchCamera, type CameraFault } from "./camera";
import { scanText } from "./scan.text";

interface Props {
  onFound: (text: string) => void;
  onClose: () => void;
}

/** The camera's picture until it finds a QR code. Closing the dialog switches the camera off. */
export function CameraDialog({ onFound, onClose }: Props) {
  const t = useText(scanText);
  const shared = useText(sharedText);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraFault>();
  const found = useEffectEvent((text: string) => onFound(text));

  useEffect(
    () =>
      video.current
        ? watchCamera({ video: video.current, onFound: (text) => found(text), onFault: setProblem })
        : undefined,
    [],
  );

  return (
    <Dialog title={t("scanTitle")} done={shared("cancel")} onClose={onClose}>
      {problem ? (
        <Notice tone="danger">{t(problem === "rejected" ? "cameraBlocked" : "noCamera")}</Notice>
      ) : (
        <chakra.p mb="3" color="fg.muted">
          {t("scanHelp")}
        </chakra.p>
      )}
      <chakra.video
        ref={video}
        display={problem ? "none" : "block"}
        muted
        playsInline
        aria-label={t("scanTitle")}
        w="full"
        aspectRatio="4 / 3"
        objectFit="cover"
        bg="bg.emphasized"
        borderRadius="md"
      />
    </Dialog>
  );
}
