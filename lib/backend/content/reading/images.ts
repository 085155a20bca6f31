import type { Image } from '@/lib/contract/fields/images'
import type { Reading, StoredDocument } from './reading'

interface StoredSize {
  filename?: string | null
  width?: number | null
}

/**
 * Turns an upload into a picture of the contract.
 *
 * @returns null when nothing is uploaded, or it is not readable for whoever asks
 */
export function toImage(value: unknown, reading: Reading): Image | null {
  if (!value || typeof value !== 'object') return null
  const upload = value as StoredDocument
  const { filename, width, height } = upload
  if (typeof filename !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null
  const version = Date.parse(String(upload.updatedAt)).toString(36)
  const address = (name: string) => `cms/api/media/file/${encodeURIComponent(name)}?v=${version}`
  const sizes = Object.values((upload.sizes ?? {}) as Record<string, StoredSize>)
  const renditions = sizes
    .flatMap((size) => (size.filename && size.width ? [{ url: address(size.filename), width: size.width }] : []))
    .filter((size) => size.width < width)
    .sort((one, other) => one.width - other.width)
  return { url: address(filename), alt: String(reading.pick(null, upload.alt) ?? ''), width, height, renditions }
}
