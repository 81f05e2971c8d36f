/** Reads QR codes with the browser's detector, or a library if there is none. */

interface Detector {
  detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type Detects = new (of: { formats: string[] }) => Detector;

/** Image width limit: enough for every code, and faster to decode. */
const WIDEST = 800;

type Look = (video: HTMLVideoElement) => Promise<string | undefined>;

async function byBrowser(): Promise<Look | undefined> {
  const { BarcodeDetector } = window as {
    BarcodeDetector?: Detects & { getSupportedFormats(): Promise<string[]> };
  };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !formats?.includes("qr_code")) return undefined;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

async function byLibrary(): Promise<Look> {
  const { default: decode } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const drawn = canvas.getContext("2d", { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    drawn?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const image = drawn?.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(image && decode(image));
    } catch {
      // No code in this frame; try the next frame.
      return Promise.resolve(undefined);
    }
  };
}

export const codeReader = async (): Promise<Look> => (await byBrowser()) ?? (await byLibrary());
