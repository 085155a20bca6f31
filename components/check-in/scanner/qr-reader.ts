import type { QrReader } from './zxing-reader'

interface BarcodeDetection {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

type BarcodeDetectorClass = (new (options: { formats: string[] }) => BarcodeDetection) & { getSupportedFormats: () => Promise<string[]> }

const FORMAT = 'qr_code'

let loaded: Promise<QrReader> | undefined

/** The browser's own reader where there is one, else one in WebAssembly. */
export function loadQrReader(): Promise<QrReader> {
  loaded ??= load()
  loaded.catch(() => (loaded = undefined))
  return loaded
}

async function load(): Promise<QrReader> {
  const { BarcodeDetector } = window as { BarcodeDetector?: BarcodeDetectorClass }
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) {
    return (await import('./zxing-reader')).loadZxingReader()
  }
  const detector = new BarcodeDetector({ formats: [FORMAT] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}
