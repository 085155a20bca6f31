import path from 'node:path'
import { env } from '@/lib/env'

/** Where the files of pictures lie on the disk, as long as none is kept in a bucket. */
export function pictureFolder(): string {
  return path.join(env().DATA_DIR, 'media')
}
