// Gives files that are written from content, such as the feed and the sitemap, a tag of what they hold, so that whoever asks
// for them again and again gets them only where they have changed.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { PageBody } from '../pages/page-body.mjs'
import { sendPage } from '../pages/send-page.mjs'
import { holdAnswer } from '../pages/whole-answer.mjs'

/** More than there are of them in all languages, with the parts of a sitemap. */
const MOST_BODIES = 32

/**
 * @param handle what writes them
 * @param {(pathname: string) => boolean} isWrittenFile
 */
export function withWrittenFiles(handle, isWrittenFile) {
  const bodies = new LRUCache({ max: MOST_BODIES })

  return (request, response) => {
    const { method, url, headers } = request
    if (!['GET', 'HEAD'].includes(method) || !isWrittenFile(url.split('?')[0])) return handle(request, response)
    const received = { method, headers: { ...headers } }
    // Without its text there would be no tag, and the framework compresses anew for each who asks.
    request.method = 'GET'
    delete headers['accept-encoding']
    const isHeld = () => response.statusCode === 200 && !response.hasHeader('etag')
    holdAnswer(response, isHeld, (text, original) => {
      send(text, received, response, original).catch((error) => response.destroy(error))
    })
    return handle(request, response)
  }

  async function send(text, received, response, original) {
    // Weak, since it stands for each encoding.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const body = bodies.get(etag) ?? (await PageBody.of(text))
    bodies.set(etag, body)
    response.setHeader('ETag', etag)
    await sendPage(received, response, { status: 200, etag, body }, original)
  }
}
