import sharp from 'sharp'
import { toQrCode } from '@/lib/site/tickets/qr-code'

/** The side of a module, so that mail programs which show pictures at half their size keep every edge. */
const PIXELS = 8

/** A QR code as a PNG with two colours. */
export function drawQrCode(text: string): Promise<Buffer> {
  const { size, modules } = toQrCode(text)
  const grey = Buffer.from(modules.flat().map((isDark) => (isDark ? 0 : 255)))
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * PIXELS, size * PIXELS, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
}
