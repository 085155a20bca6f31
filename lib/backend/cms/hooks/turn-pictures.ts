import { writeFile } from 'node:fs/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** The picture is compressed once more afterwards. */
const NEARLY_LOSSLESS = { quality: 96, chromaSubsampling: '4:4:4' }

/**
 * Turns a photograph as its camera says (EXIF) before anything else is done with it: what staff choose to cut out, and the
 * focal point, are meant of the picture as they see it, while the CMS applies them to the pixels as they lie in the file.
 */
export const turnPictures: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return
  const picture = sharp(file.tempFilePath || file.data)
  const { format, orientation = 1 } = await picture.metadata()
  if (orientation === 1) return
  const data = await picture.autoOrient().keepIccProfile().toFormat(format, NEARLY_LOSSLESS).toBuffer()
  if (file.tempFilePath) await writeFile(file.tempFilePath, data)
  else req.file = { ...file, data, size: data.length }
}
