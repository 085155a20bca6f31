import type { RequestStep } from '../exchange'
import { serveFolder } from './folder'

/** Where pictures are read. */
const PICTURES = '/cms/api/media/file/'
/** The kinds of uploads; other files are left to the backend. */
const FILE = /^[^/.][^/]*\.(jpe?g|png|webp|avif)$/i
/** The address contains the time of the last change, so its picture never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Serves uploaded pictures from the disk: they are public by their address, and the backend would read its database for
 * each. Missing ones are left to the backend.
 *
 * @param folder where the pictures lie; null where that is not the disk of this server
 */
export function pictures(folder: string | null): RequestStep {
  if (!folder) return () => false
  // Looked for at each request, since staff add pictures meanwhile.
  const serve = serveFolder(folder, { dev: true, etag: true, setHeaders: (response) => response.setHeader('Cache-Control', FOR_EVER) })
  return (request, response) => {
    const [path = ''] = request.url.split('?')
    const name = path.slice(PICTURES.length)
    return path.startsWith(PICTURES) && FILE.test(decodeURIComponent(name)) && serve(`/${name}`, request, response)
  }
}
