import { loadZxingReader } from './zxing-reader'

jest.mock('./zxing-reader', () => ({ loadZxingReader: jest.fn() }))

const video = document.createElement('video')
const inScript = jest.mocked(loadZxingReader)

beforeEach(() => {
  jest.resetModules()
  inScript.mockReset().mockResolvedValue(() => Promise.resolve('by script'))
  Object.assign(globalThis, { ImageData: class {} })
})

async function readWith(detect: () => Promise<{ rawValue: string }[]>) {
  const BarcodeDetector = Object.assign(function Detector() { return { detect } }, { getSupportedFormats: () => Promise.resolve(['qr_code']) })
  Object.assign(window, { BarcodeDetector })
  jest.doMock('./zxing-reader', () => ({ loadZxingReader: inScript }))
  return (await import('./qr-reader')).loadQrReader()
}

test("the browser's own reader is used where it works", async () => {
  const read = await readWith(() => Promise.resolve([{ rawValue: 'native' }]))
  expect(await read(video)).toBe('native')
  expect(inScript).not.toHaveBeenCalled()
})

test('one that fails at every picture is not used', async () => {
  const read = await readWith(() => Promise.reject(new DOMException('Barcode detection service unavailable.', 'NotSupportedError')))
  expect(await read(video)).toBe('by script')
})

test('one that begins to fail gives way', async () => {
  let works = true
  const read = await readWith(() => (works ? Promise.resolve([]) : Promise.reject(new Error('gone'))))
  works = false
  const found = []
  for (let picture = 0; picture < 12; picture++) found.push(await read(video))
  expect(found.at(-1)).toBe('by script')
})
