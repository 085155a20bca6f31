import jsQR from 'jsqr'
import type { ParsedMail } from 'mailparser'
import sharp from 'sharp'

/** What a QR code says, read by another library than the one that drew it. */
export async function qrTextOf(picture: Buffer | undefined): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** What the QR codes of an email say, in their order. */
export function qrTextsOf(email: ParsedMail | undefined): Promise<(string | undefined)[]> {
  const pictures = email?.attachments.filter(({ contentType }) => contentType === 'image/png') ?? []
  return Promise.all(pictures.map(({ content }) => qrTextOf(content)))
}
