/** The part of the Barcode Detection API in use; TypeScript's DOM types do not contain it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

const DETECT_EVERY_MS = 200;

/** Whether this browser has a camera API and can read QR codes. */
export const canScan = (): boolean =>
  window.BarcodeDetector !== undefined && (navigator.mediaDevices as MediaDevices | undefined) !== undefined;

/** Why there is no picture: access was rejected, or there is no camera. */
export type CameraFault = "rejected" | "none";

interface Watch {
  video: HTMLVideoElement;
  onFound: (text: string) => void;
  onFault: (fault: CameraFault) => void;
}

/** Shows the camera in `video` until it finds a QR code. Returns a function that switches the camera off. */
export function watchCamera({ video, onFound, onFault }: Watch): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
    video.srcObject = null;
  };

  const scan = async (detector: Detector) => {
    // A frame that is not ready is rejected like a broken one; the next frame may succeed.
    const [code] = await detector.detect(video).catch(() => []);
    if (isStopped) return;
    if (!code) {
      timer = setTimeout(() => void scan(detector), DETECT_EVERY_MS);
      return;
    }
    stop();
    onFound(code.rawValue);
  };

  const start = async () => {
    if (!window.BarcodeDetector) return onFault("none");
    const detector = new window.BarcodeDetector({ formats: ["qr_code"] });
    const given = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    stream = given;
    if (isStopped) return stop();
    video.srcObject = given;
    await video.play();
    await scan(detector);
  };

  start().catch((error: unknown) => {
    if (isStopped) return;
    stop();
    onFault(error instanceof DOMException && error.name === "NotAllowedError" ? "rejected" : "none");
  });
  return stop;
}
