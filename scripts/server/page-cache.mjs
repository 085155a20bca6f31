// Next keeps rendered pages in the build's own folder, where two servers of one build would read each
// other's content. Here they lie in the data folder instead, and outlive a restart of the server.
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

export default class PageCache extends FileSystemCache {
  constructor(context) {
    const folder = process.env.PAGE_CACHE_DIR
    super(folder ? { ...context, serverDistDir: path.join(folder, 'server') } : context)
  }
}
