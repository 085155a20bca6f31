// Serves uploaded pictures from the disk: they are public by their address, and the backend would read its database for each.
import send from 'send'

/** Where pictures are read; the only files large enough to be asked for in parts. */
export const PICTURES = '/cms/api/media/file/'
/** The kinds of uploads; files of other kinds are left to the backend. */
const FILE = /\.(jpe?g|png|webp|avif)$/i
const OPTIONS = { dotfiles: 'ignore', index: false, immutable: true, maxAge: '1y' }
/** Set before the file is opened. */
const OF_THE_FILE = ['Accept-Ranges', 'Cache-Control', 'Content-Length', 'Content-Type', 'ETag', 'Last-Modified']

/**
 * @param handle answers everything else, and missing pictures
 * @param {string | null} folder where the pictures lie; null where that is not the disk of this server
 */
export function withPictures(handle, folder) {
  return (request, response) => {
    const { method, url } = request
    if (!folder || !['GET', 'HEAD'].includes(method) || !url.startsWith(PICTURES)) return handle(request, response)
    const [address] = url.slice(PICTURES.length).split('?')
    if (!isFile(address)) return handle(request, response)
    // The address contains the time of the last change, so its picture never changes.
    return send(request, address, { ...OPTIONS, root: folder })
      .on('error', (error) => failed(error, request, response))
      .pipe(response)
  }

  function failed({ status, headers }, request, response) {
    if (response.headersSent) return response.destroy()
    for (const name of OF_THE_FILE) response.removeHeader(name)
    if (status === 404) return handle(request, response)
    return response.writeHead(status, { ...headers, 'Content-Length': 0 }).end()
  }
}

/** Whether a picture is meant, or nothing that can be read: that is refused here as well. */
function isFile(address) {
  if (address.includes('/')) return false
  try {
    return FILE.test(decodeURIComponent(address))
  } catch {
    return true
  }
}
