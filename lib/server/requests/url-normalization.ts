// Corrects or refuses addresses on which the framework would fail.
import type { RequestStep } from '../exchange'
import { refuse } from './refusal'

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
/** The methods of pages and files. */
const READS = 'GET, HEAD, OPTIONS'
/** Their own answers to OPTIONS tell other sites what they may ask. */
const APIS = /^\/(api|cms)(\/|\?|$)/
/** The longest path with its query. */
const MAX_LENGTH = 8192
/** More than any screen asks with. */
const MAX_PARAMETERS = 250

const NO_METHOD = { status: 405, code: 'methodNotAllowed', message: 'This site does not answer that method.', headers: { Allow: METHODS.join(', ') } }
const NO_METHOD_OF_PAGES = { ...NO_METHOD, headers: { Allow: READS } }
const NO_ADDRESS = { status: 400, code: 'malformed', message: 'This is no address of a site.' }
const TOO_LONG = { status: 414, code: 'malformed', message: `An address has at most ${MAX_LENGTH} characters.` }
const TOO_MANY = { status: 400, code: 'malformed', message: `An address has at most ${MAX_PARAMETERS} parameters.` }

/** Leaves only addresses that can be decoded. */
export const urlNormalization: RequestStep = (request, response) => {
  const { method, url } = request
  if (!METHODS.includes(method)) return refuse(response, url, APIS.test(url) ? NO_METHOD : NO_METHOD_OF_PAGES)
  const address = toPathAndQuery(url)
  if (address === null) return refuse(response, url, NO_ADDRESS)
  if (address.length > MAX_LENGTH) return refuse(response, address, TOO_LONG)
  if (address.split('&').length > MAX_PARAMETERS) return refuse(response, address, TOO_MANY)
  // The framework would cache its answer to OPTIONS as the page, and fail on it for everybody who comes next.
  if (method === 'OPTIONS' && !APIS.test(address)) {
    response.writeHead(204, { Allow: READS }).end()
    return true
  }
  request.url = address
  // The framework fails on a part that a file of `public` does not have; the whole is always an answer (RFC 9110, section 14.2).
  delete request.headers.range
  return false
}

/** What a request asks for; proxies may ask for a whole address (RFC 9112, section 3.2.2). */
function toPathAndQuery(target: string): string | null {
  if (!target.startsWith('/')) {
    if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
    const { pathname, search } = new URL(target)
    return toPathAndQuery(`${pathname}${search}`)
  }
  const [path = '', ...query] = target.split('?')
  // Browsers read a backslash as a slash; two at the beginning would name another host.
  const plain = path.replaceAll('\\', '/').replace(/^\/+/, '/')
  // One with an escape that means nothing, such as `%` or `%ff`, is taken as it is written.
  return [isDecodable(plain) ? plain : plain.replaceAll('%', '%25'), ...query].join('?')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
