import type { QrReader } from './zxing-reader'

interface BarcodeDetection {
  detect: (source: HTMLVideoElement | ImageData) => Promise<{ rawValue: string }[]>
}

type BarcodeDetectorClass = (new (options: { formats: string[] }) => BarcodeDetection) & { getSupportedFormats: () => Promise<string[]> }

const FORMAT = 'qr_code'
/** Pixels of the blank picture for trying a reader. */
const SAMPLE = 64
/** In a row: a picture that is not there yet fails, too. */
const MOST_FAILURES = 10

let loaded: Promise<QrReader> | undefined

/** The browser's own reader where there is one, else one in WebAssembly. */
export function loadQrReader(): Promise<QrReader> {
  loaded ??= load()
  loaded.catch(() => (loaded = undefined))
  return loaded
}

async function load(): Promise<QrReader> {
  const native = await loadNativeReader().catch(() => null)
  return native ? withFallback(native) : loadReaderInScript()
}

const loadReaderInScript = async () => (await import('./zxing-reader')).loadZxingReader()

/** @returns null without a working reader: on phones without Google services it exists but fails at every picture */
async function loadNativeReader(): Promise<QrReader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: BarcodeDetectorClass }
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return null
  const detector = new BarcodeDetector({ formats: [FORMAT] })
  await detector.detect(new ImageData(SAMPLE, SAMPLE))
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

/** Switches to the other reader when this one begins to fail. */
function withFallback(native: QrReader): QrReader {
  let read = native
  let failures = 0
  return async (video) => {
    try {
      const text = await read(video)
      failures = 0
      return text
    } catch {
      failures += 1
      if (failures === MOST_FAILURES) read = await loadReaderInScript().catch(() => native)
      return null
    }
  }
}
