import type { CollectionBeforeOperationHook } from 'payload'
import sharp, { type Metadata } from 'sharp'
import { refusal } from '@/lib/backend/access/refusal'
import { PICTURE_NAMES, PICTURE_TYPES, STORED_WIDTH } from '@/lib/backend/cms/picture-limits'

/** The formats that the library for pictures can open. */
const MOST_PIXELS = 16_383 ** 2
/** Of pictures that are in memory as a whole while they are read, with all their frames: all others are read line by line. */
const MOST_PIXELS_AT_ONCE = 64e6
/** Of a WebP. */
const MOST_HEIGHT = 16_383

const READABLE = `Upload a ${PICTURE_NAMES}.`
const DAMAGED = `This file is not a picture, or it is damaged. ${READABLE}`
const SMALLER = 'Make it smaller – 4,000 pixels on the longer side are plenty – and upload it again.'

/** Gives the reason why a picture cannot be used, where the CMS only says that there was a problem. */
export const refuseUnreadablePictures: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  const { tempFilePath, data } = req.file
  const problem = await problemOf(tempFilePath || data)
  if (problem) throw refusal(problem, 422)
}

async function problemOf(file: string | Buffer): Promise<string | null> {
  const metadata = await metadataOf(file)
  if (!metadata) return DAMAGED
  return problemOfKind(metadata) ?? ((await isWhole(file)) ? null : DAMAGED)
}

async function metadataOf(file: string | Buffer): Promise<Metadata | null> {
  try {
    // An empty file is refused before anything of it is read, so not by the promise.
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    return null
  }
}

/** Whether a picture can be read to its end; as small as this, not all of a large one is in memory at once. */
async function isWhole(file: string | Buffer): Promise<boolean> {
  const tiny = sharp(file, { sequentialRead: true }).resize(8, 8, { fit: 'fill' }).raw()
  return tiny.toBuffer().then(
    () => true,
    () => false,
  )
}

function problemOfKind({ format, mediaType, compression, width, height, pages = 1, isProgressive }: Metadata): string | null {
  if (format === 'svg') return `SVG drawings are not taken, since they can hold programs. ${READABLE}`
  if (!PICTURE_TYPES.includes(mediaType ?? '')) return `Pictures of this kind (${(compression === 'hevc' ? 'heic' : format).toUpperCase()}) cannot be shown by every browser. ${READABLE}`
  const size = `The picture has ${pages > 1 ? `${toText(pages)} frames of ` : ''}${toText(width)} × ${toText(height)} pixels`
  const isReadByLine = ['jpeg', 'png'].includes(format) && !isProgressive
  const [pixels, most] = [width * height * pages, isReadByLine ? MOST_PIXELS : MOST_PIXELS_AT_ONCE]
  if (pixels > most) return `${size}, ${toText(Math.round(pixels / 1e6))} million; at most ${toText(Math.floor(most / 1e6))} million can be read. ${SMALLER}`
  if (height * Math.min(1, STORED_WIDTH / width) > MOST_HEIGHT) return `${size}; it is too tall to be stored. ${SMALLER}`
  return null
}

function toText(count: number): string {
  return count.toLocaleString('en-GB')
}
