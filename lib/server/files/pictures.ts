import send from 'send'
import { isRead, type RequestStep } from '../exchange'

/** Where pictures are read; the only files large enough to be asked for in parts. */
export const PICTURES = '/cms/api/media/file/'
/** The kinds of uploads; files of other kinds are left to the backend. */
const FILE = /\.(jpe?g|png|webp|avif)$/i
const OPTIONS = { dotfiles: 'ignore', index: false, immutable: true, maxAge: '1y' }
/** Set before the file is opened. */
const OF_THE_FILE = ['Accept-Ranges', 'Cache-Control', 'Content-Length', 'Content-Type', 'ETag', 'Last-Modified']

/**
 * Serves uploaded pictures from the disk: they are public by their address, and the backend would read its database for
 * each. Missing ones are left to the backend.
 *
 * @param folder where the pictures lie; null where that is not the disk of this server
 */
export function pictures(folder: string | null): RequestStep {
  return (request, response) => {
    if (!folder || !isRead(request) || !request.url.startsWith(PICTURES)) return false
    const [address = ''] = request.url.slice(PICTURES.length).split('?')
    if (!isFile(address)) return false
    return new Promise((resolve) => {
      response.once('close', () => resolve(true))
      // The address contains the time of the last change, so its picture never changes.
      const sent = send(request, address, { ...OPTIONS, root: folder })
      sent.on('error', ({ status, headers }) => {
        if (response.headersSent) return response.destroy()
        for (const name of OF_THE_FILE) response.removeHeader(name)
        if (status === 404) return resolve(false)
        return response.writeHead(status, { ...headers, 'Content-Length': 0 }).end()
      })
      sent.pipe(response)
    })
  }
}

/** Whether a picture is meant, or nothing that can be read: that is refused here as well. */
function isFile(address: string): boolean {
  if (address.includes('/')) return false
  try {
    return FILE.test(decodeURIComponent(address))
  } catch {
    return true
  }
}
