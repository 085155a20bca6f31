import type { Image } from '@/lib/contract/fields/images'
import { isStored, type Reading } from './reading'

/**
 * Turns an upload into a picture of the contract.
 *
 * @returns null when nothing is uploaded, or it is not readable for whoever asks
 */
export function toImage(upload: unknown, reading: Reading): Image | null {
  if (!isStored(upload)) return null
  const { filename, width, height } = upload
  if (typeof filename !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null
  const version = Date.parse(String(upload.updatedAt)).toString(36)
  const url = (name: string) => `cms/api/media/file/${encodeURIComponent(name)}?v=${version}`
  const renditions = Object.values(isStored(upload.sizes) ? upload.sizes : {})
    .filter(isStored)
    .flatMap((size) => (typeof size.filename === 'string' && typeof size.width === 'number' ? [{ url: url(size.filename), width: size.width }] : []))
    .filter((size) => size.width > 0 && size.width < width)
    .sort((one, other) => one.width - other.width)
  return { url: url(filename), alt: String(reading.pick(null, upload.alt) ?? ''), width, height, renditions }
}
