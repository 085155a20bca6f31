import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Reads the QR code in a picture of the camera. @returns null where there is none */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>

/** CSS pixels: enough for a ticket that fills a third of the picture. */
const WIDTH = 720

export async function loadZxingReader(): Promise<QrReader> {
  const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!context || video.videoWidth === 0) return null
    const scale = Math.min(1, WIDTH / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const [found] = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), { formats: ['QRCode'], maxNumberOfSymbols: 1 })
    return found?.text ?? null
  }
}
