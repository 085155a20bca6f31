import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_PARAMETER, otherLocales, toLocale, type Locale } from '@/lib/i18n/locales'
import { NETWORK_TIMEOUT, SLOW_NETWORK_PERIOD } from '@/lib/site/offline/limits'
import { PICTURE_FOLDER, pictureName } from '@/lib/site/offline/picture-name'
import { MISSING_PAGE_PARAMETER, SAVED_AT_ATTRIBUTE } from '@/lib/site/offline/protocol'
import { addressIn, storedAddress } from '@/lib/site/offline/stored-address'
import { pathTo } from '@/lib/site/routes'
import { unpack, type CopyStorage } from './copy-storage'
import type { WorkerScope } from './worker-scope'

/** The statuses that a proxy answers in place of a site that is away. */
const GATEWAY_ERRORS = [502, 503, 504]

type Read = (request: Request) => Promise<Response>

interface StoredPage {
  stored: Response
  savedAt: number
}

/** Answers the requests of pages: from the network first, and from stored copies without it. */
export class Answering {
  private slowUntil = 0

  constructor(
    private readonly storage: CopyStorage,
    private readonly scope: Pick<WorkerScope, 'cookieStore'>,
    private readonly read: Read = (request) => fetch(request),
  ) {}

  /** A whole page. @param onReached called when the site answered */
  async page(request: Request, onReached: (answer: Response) => void): Promise<Response> {
    const url = new URL(request.url)
    const locale = await this.localeOf(url)
    const page = await this.find(storedAddress(url), locale)
    const answer = await this.fromNetwork(request, page, onReached)
    if (answer) return answer
    if (page) return show(page)
    const offline = pathTo('offline')
    if (url.pathname === offline || !(await this.find(offline, locale))) return Response.error()
    return Response.redirect(new URL(`${offline}?${MISSING_PAGE_PARAMETER}=${encodeURIComponent(url.pathname + url.search)}`, url))
  }

  /** The framework's request for a followed link: an answer of another kind makes it load the whole page. */
  async flight(request: Request, onReached: (answer: Response) => void): Promise<Response> {
    const url = new URL(request.url)
    const page = await this.find(storedAddress(url), await this.localeOf(url))
    const answer = await this.fromNetwork(request, page, onReached)
    return answer ?? new Response(' ', { headers: { 'Content-Type': 'text/html' } })
  }

  /** A file of the build never changes. */
  async file(request: Request): Promise<Response> {
    return (await this.storage.matchAny(new URL(request.url).pathname)) ?? this.read(request)
  }

  /** A list that pages read, as it was when the event was stored. */
  async list(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    return this.read(request).catch(async () => (await this.storage.matchAny(pathname + search)) ?? Response.error())
  }

  /** Without network, the small version that is stored stands in for every size. */
  async picture(request: Request): Promise<Response> {
    const name = pictureName(request.url)
    return this.read(request).catch(async () => (await this.storage.matchPicture((address) => address.includes(PICTURE_FOLDER) && pictureName(address) === name)) ?? Response.error())
  }

  /** The language in which a page is wanted. */
  async localeOf(url: URL): Promise<Locale> {
    const requested = toLocale(url.searchParams.get(LOCALE_PARAMETER))
    if (requested) return requested
    const cookie = await this.scope.cookieStore?.get(LOCALE_COOKIE)
    return toLocale(cookie?.value) ?? (await this.storage.index()).locale ?? DEFAULT_LOCALE
  }

  /** The newest copy of a page, in the language asked for or else in another one. */
  async find(address: string, locale: Locale): Promise<StoredPage | null> {
    const copies = [...(await this.storage.index()).copies].sort((one, other) => other.savedAt - one.savedAt)
    for (const wanted of new Set([address, address.replace(/\?.*/, '')])) {
      for (const language of [locale, ...otherLocales(locale)]) {
        for (const copy of copies) {
          const stored = await this.storage.match(copy, addressIn(language, wanted))
          if (stored) return { stored, savedAt: copy.savedAt }
        }
      }
    }
    return null
  }

  /** @returns null when there is no answer, or none in time and the page is stored */
  private async fromNetwork(request: Request, page: StoredPage | null, onReached: (answer: Response) => void): Promise<Response | null> {
    if (page && Date.now() < this.slowUntil) return null
    const answer = this.read(request).then(
      (found) => {
        onReached(found)
        return page && GATEWAY_ERRORS.includes(found.status) ? null : found
      },
      () => null,
    )
    if (!page) return answer
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        this.slowUntil = Date.now() + SLOW_NETWORK_PERIOD
        resolve(null)
      }, NETWORK_TIMEOUT)
    })
    return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
  }
}

async function show({ stored, savedAt }: StoredPage): Promise<Response> {
  const page = unpack(stored)
  const html = (await page.text()).replace('<html ', `<html ${SAVED_AT_ATTRIBUTE}="${savedAt}" `)
  return new Response(html, { headers: page.headers })
}
