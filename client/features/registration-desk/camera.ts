/** What browsers that can read codes themselves offer; the libraries of types do not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

const LOOK_MS = 200;

/** Whether this browser has a camera to ask for and reads QR codes itself. */
export const canScan = (): boolean =>
  window.BarcodeDetector !== undefined && (navigator.mediaDevices as MediaDevices | undefined) !== undefined;

/** Why no picture comes: the visitor or the browser rejected, or there is no camera to be had. */
export type CameraFault = "rejected" | "none";

interface Watch {
  video: HTMLVideoElement;
  onFound: (text: string) => void;
  onFault: (fault: CameraFault) => void;
}

/** Shows the camera in `video` until a QR code is seen or the answer is called, which switches the camera off. */
export function watchCamera({ video, onFound, onFault }: Watch): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
    video.srcObject = null;
  };

  const look = async (detector: Detector) => {
    // A picture that is not ready yet is rejected like one that is broken; the next may do.
    const [code] = await detector.detect(video).catch(() => []);
    if (isOver) return;
    if (!code) {
      timer = setTimeout(() => void look(detector), LOOK_MS);
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
    if (isOver) return stop();
    video.srcObject = given;
    await video.play();
    await look(detector);
  };

  start().catch((error: unknown) => {
    if (isOver) return;
    stop();
    onFault(error instanceof DOMException && error.name === "NotAllowedError" ? "rejected" : "none");
  });
  return stop;
}
