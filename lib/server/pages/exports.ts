import { createHash } from 'node:crypto'
import { isExport } from '@/lib/site/metadata/metadata-routes'
import type { AnswerStep } from '../exchange'

/**
 * Gives files that are written from content, such as the feed and the sitemap, a tag of what they hold, so that programs
 * which ask again and again get them only where they have changed.
 */
export const tagExports: AnswerStep = (answer, { url }) => {
  const { status, headers, body } = answer
  if (status !== 200 || headers.etag || !Buffer.isBuffer(body) || !isExport(url.split('?')[0] ?? '')) return answer
  // Weak, since it stands for each encoding.
  return { ...answer, headers: { ...headers, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` } }
}
