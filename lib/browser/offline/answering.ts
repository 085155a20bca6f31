import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_PARAMETER, toLocale, type Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { keptAddress } from '@/lib/site/offline/kept-address'
import { findPage, type KeptPage } from '@/lib/site/offline/kept-index'
import { NETWORK_TIMEOUT, SLOW_NETWORK_PERIOD } from '@/lib/site/offline/limits'
import { pictureName } from '@/lib/site/offline/page-references'
import { MISSING_PAGE_PARAMETER, SAVED_AT_ATTRIBUTE } from '@/lib/site/offline/protocol'
import type { KeptStorage } from './kept-storage'
import type { WorkerScope } from './worker-scope'

/** The statuses that a proxy answers in place of a site that is away. */
const GATEWAY_ERRORS = [502, 503, 504]

type Read = (request: Request) => Promise<Response>

/** Answers the requests of pages: from the network first, and from kept copies without it. */
export class Answering {
  private slowUntil = 0

  constructor(
    private readonly storage: KeptStorage,
    private readonly scope: Pick<WorkerScope, 'cookieStore'>,
    private readonly read: Read = (request) => fetch(request),
  ) {}

  /** A whole page. @param onReached called when the site answered */
  async page(request: Request, onReached: (answer: Response) => void): Promise<Response> {
    const { kept, locale } = await this.find(request.url)
    const answer = await this.fromNetwork(request, kept, onReached)
    if (answer) return answer
    const shown = kept && (await this.show(kept))
    if (shown) return shown
    const offline = pathTo('offline')
    const { pathname, search } = new URL(request.url)
    if (pathname === offline || !findPage(await this.storage.index(), offline, locale)) return Response.error()
    return Response.redirect(new URL(`${offline}?${MISSING_PAGE_PARAMETER}=${encodeURIComponent(pathname + search)}`, request.url))
  }

  /** The framework's request for a followed link: an answer of another kind makes it load the whole page. */
  async flight(request: Request, onReached: (answer: Response) => void): Promise<Response> {
    const { kept } = await this.find(request.url)
    const answer = await this.fromNetwork(request, kept, onReached)
    return answer ?? new Response(' ', { headers: { 'Content-Type': 'text/html' } })
  }

  /** A file of the build never changes. */
  async file(request: Request): Promise<Response> {
    const kept = await this.storage.get(new URL(request.url).pathname)
    return kept ? new Response(kept.content as BodyInit, { headers: kept.headers }) : this.read(request)
  }

  /** A list that pages read, as it was when the event was kept. */
  async list(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    try {
      return await this.read(request)
    } catch {
      const kept = await this.storage.get(pathname + search)
      return kept ? new Response(kept.content as BodyInit, { headers: kept.headers }) : Response.error()
    }
  }

  /** Without network, the small version that is kept stands in for every size. */
  async picture(request: Request): Promise<Response> {
    try {
      return await this.read(request)
    } catch {
      const name = pictureName(request.url)
      const { events } = await this.storage.index()
      const address = events.flatMap(({ pictures }) => pictures).find((picture) => pictureName(picture) === name)
      const kept = address ? await this.storage.get(address) : null
      return kept ? new Response(kept.content as BodyInit, { headers: kept.headers }) : Response.error()
    }
  }

  /** The language in which a page is wanted. */
  async localeOf(url: URL): Promise<Locale> {
    const requested = toLocale(url.searchParams.get(LOCALE_PARAMETER))
    if (requested) return requested
    const cookie = await this.scope.cookieStore?.get(LOCALE_COOKIE)
    return toLocale(cookie?.value) ?? (await this.storage.index()).locale ?? DEFAULT_LOCALE
  }

  private async find(address: string): Promise<{ kept: KeptPage | null; locale: Locale }> {
    const url = new URL(address)
    const [index, locale] = await Promise.all([this.storage.index(), this.localeOf(url)])
    return { kept: findPage(index, keptAddress(url), locale), locale }
  }

  /** @returns null when there is no answer, or none in time and the page is kept */
  private async fromNetwork(request: Request, kept: KeptPage | null, onReached: (answer: Response) => void): Promise<Response | null> {
    if (kept && Date.now() < this.slowUntil) return null
    const answer = this.read(request).then(
      (found) => {
        onReached(found)
        return kept && GATEWAY_ERRORS.includes(found.status) ? null : found
      },
      () => null,
    )
    if (!kept) return answer
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        this.slowUntil = Date.now() + SLOW_NETWORK_PERIOD
        resolve(null)
      }, NETWORK_TIMEOUT)
    })
    return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
  }

  private async show(page: KeptPage): Promise<Response | null> {
    const found = await this.storage.get(page.key, page.bases)
    if (!found) return null
    const html = new TextDecoder().decode(found.content).replace('<html ', `<html ${SAVED_AT_ATTRIBUTE}="${page.savedAt}" `)
    return new Response(html, { headers: found.headers })
  }
}
