import type { Image, ImageSource } from '@/lib/contract/fields/images'
import { isStored, type Reading, type StoredDocument } from './reading'

/** The fields that an upload must be read with. */
export const PICTURE_FIELDS = ['filename', 'mimeType', 'width', 'height', 'updatedAt', 'alt', 'sizes', 'portrait'] as const

interface StoredFile {
  url: string
  width: number
  type: string
}

/**
 * Turns an upload into a picture of the contract.
 *
 * @returns null without an upload, or without the right to read it
 */
export function toImage(upload: unknown, reading: Reading): Image | null {
  if (!isStored(upload)) return null
  const original = toFile(upload, upload)
  if (!original || typeof upload.height !== 'number') return null
  const files = filesOf(upload)
  const whole = files.filter(({ type }) => type === original.type)
  const sources = [...portraitSources(upload.portrait), ...sourcesOf(files.filter((file) => !whole.includes(file)), 'whole')]
  return {
    url: original.url,
    alt: String(reading.pick(null, upload.alt) ?? ''),
    width: original.width,
    height: upload.height,
    renditions: whole.filter(({ width }) => width < original.width).map(({ url, width }) => ({ url, width })),
    ...(sources.length > 0 && { sources }),
  }
}

function portraitSources(upload: unknown): ImageSource[] {
  if (!isStored(upload)) return []
  const original = toFile(upload, upload)
  return sourcesOf([...filesOf(upload), ...(original ? [original] : [])], 'portrait')
}

function sourcesOf(files: StoredFile[], shape: ImageSource['shape']): ImageSource[] {
  return files.map((file) => ({ ...file, shape }))
}

/** The stored sizes of an upload, smallest first. */
function filesOf(upload: StoredDocument): StoredFile[] {
  return Object.values(isStored(upload.sizes) ? upload.sizes : {})
    .filter(isStored)
    .flatMap((size) => toFile(size, upload) ?? [])
    .filter(({ width }) => width > 0)
    .sort((one, other) => one.width - other.width)
}

function toFile({ filename, width, mimeType }: StoredDocument, upload: StoredDocument): StoredFile | null {
  if (typeof filename !== 'string' || typeof width !== 'number') return null
  // In seconds: nobody replaces a picture twice in one, and each page sends it for each picture.
  const version = Math.floor(Date.parse(String(upload.updatedAt)) / 1000).toString(36)
  return { url: `cms/api/media/file/${encodeURIComponent(filename)}?v=${version}`, width, type: String(mimeType ?? 'image/webp') }
}
