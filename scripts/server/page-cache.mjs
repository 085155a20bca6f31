// Next keeps rendered pages in the build's own folder, where two servers of one build would read each
// other's content. Here they lie in the data folder instead, and outlive a restart of the server.
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

/** The tag of answers that anybody can ask for in endless variety; the same word stands in lib/site/cache-tags.ts. */
const EPHEMERAL_TAG = 'passing'

/** Expires pages for changes that no request makes; `lib/backend/content/expire-pages.ts` calls it. */
globalThis[Symbol.for('site.expireTag')] = (tag) => new FileSystemCache({}).revalidateTag(tag, { expire: 0 })

export default class PageCache extends FileSystemCache {
  constructor(context) {
    const folder = process.env.PAGE_CACHE_DIR
    const own = folder ? { ...context, serverDistDir: path.join(folder, 'server') } : context
    super(own)
    // Both share the memory, which has a limit and forgets what was asked for longest ago.
    this.memoryOnly = new FileSystemCache({ ...own, flushToDisk: false })
  }

  /** Keeps on disk only what there is a limited number of, so that nobody can fill it. */
  set(key, data, context) {
    return isPassing(key, data, context) ? this.memoryOnly.set(key, data, context) : super.set(key, data, context)
  }
}

/** An answer of the API that found nothing: an empty list, or nobody on either side. */
const NOTHING = /"items":\[\]|"previous":null,"next":null/

/** Filtered and later pages of lists, and whatever was not found or has moved: there is no end to such addresses. */
function isPassing(key, data, context) {
  if (key.includes('/~') || context.tags?.includes(EPHEMERAL_TAG)) return true
  return data?.status === 404 || data?.status === 308 || NOTHING.test(data?.data?.body ?? '')
}
