import { Button } from "@chakra-ui/react";
import { ScanQrCode } from "lucide-react";
import { useState } from "react";
import { useText } from "../i18n/i18n";
import { CameraDialog } from "./CameraDialog";
import { canScan } from "./camera";
import { scanText } from "./scan.text";

interface Props {
  size?: "sm" | "lg";
  onFound: (text: string) => void;
}

/** Opens the camera to read a QR code; nothing in browsers that cannot. */
export function ScanButton({ size, onFound }: Props) {
  const t = useText(scanText);
  const [isOpen, setOpen] = useState(false);
  const [isAble] = useState(canScan);
  if (!isAble) return null;
  const fill = (text: string) => {
    setOpen(false);
    onFound(text);
  };
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setOpen(true)}>
        <ScanQrCode size={18} aria-hidden />
        {t("scan")}
      </Button>
      {isOpen && <CameraDialog onFound={fill} onClose={() => setOpen(false)} />}
    </>
  );
}
