import { cookies, draftMode } from 'next/headers'
import { env } from '@/lib/env'
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_PARAMETER, LOCALE_TABLE, toLocale } from '@/lib/i18n/locales'
import { PREVIEW_COOKIE } from '@/lib/site/constants'
import { localeCookie } from '@/lib/site/security/cookies'
import { pathTo } from '@/lib/site/routes'
import { isEditor } from '../access/rules'
import { identifyCaller } from '../cms/cms'
import { previewPath } from '../preview/preview-path'

/** Holds the language that was chosen before the preview. */
const PREVIEW_LANGUAGE_COOKIE = 'preview-language'
/** Its value when none was chosen. */
const NO_LANGUAGE = 'none'
/** Seconds. */
const PREVIEW_LENGTH = 3600

const NO_STORE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/**
 * Shows editors a page with its drafts: turns on the framework's draft mode for this browser and goes there.
 * Draft mode alone opens nothing; drafts are read with the session of the visitor.
 *
 * @param segments the collection and the key of the document, or `global` and its name
 */
export async function startPreview(request: Request, segments: readonly string[]): Promise<Response> {
  const { payload, user } = await identifyCaller(request.headers)
  const { pathname, search, searchParams } = new URL(request.url)
  if (!user) return goTo(`${pathTo('login')}?${new URLSearchParams({ next: `${pathname}${search}` }).toString()}`)
  if (!isEditor({ user })) return new Response('Only editors can preview drafts.', { status: 403, headers: NO_STORE })
  const [kind = '', key = ''] = segments
  const path = await previewPath(payload, kind, key)
  if (!path) return new Response('There is no page to preview.', { status: 404, headers: NO_STORE })
  await beginDraftMode()
  const [page = '/', section] = path.split('#')
  const locale = toLocale(searchParams.get(LOCALE_PARAMETER)) ?? DEFAULT_LOCALE
  return goTo(`${page}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}${section ? `#${section}` : ''}`)
}

/** Draft mode for a while, and a note of the language to go back to: the preview shows the one that is edited. */
async function beginDraftMode(): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  const isAlreadyOn = jar.has(PREVIEW_LANGUAGE_COOKIE)
  mode.enable()
  const bypass = jar.get(PREVIEW_COOKIE)
  const lifetime = { path: '/', httpOnly: true, sameSite: 'lax', secure: new URL(env().SITE_URL).protocol === 'https:', maxAge: PREVIEW_LENGTH } as const
  if (bypass) jar.set({ ...lifetime, name: PREVIEW_COOKIE, value: bypass.value })
  if (isAlreadyOn) return
  const cookieLocale = jar.get(LOCALE_COOKIE)?.value
  jar.set({ ...lifetime, name: PREVIEW_LANGUAGE_COOKIE, value: cookieLocale && toLocale(cookieLocale) ? cookieLocale : NO_LANGUAGE })
}

/** Leaves the preview, and goes back to the page as visitors see it, in the language of before. */
export async function leavePreview(request: Request): Promise<Response> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.disable()
  const cookieLocale = jar.get(PREVIEW_LANGUAGE_COOKIE)?.value
  jar.delete(PREVIEW_LANGUAGE_COOKIE)
  const locale = toLocale(cookieLocale)
  if (locale) jar.set(localeCookie(locale))
  else if (cookieLocale) jar.delete(LOCALE_COOKIE)
  return goTo(refererPath(request))
}

/** The page that a request came from, when it is one of our own, without a language of its own. */
function refererPath(request: Request): string {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return '/'
  const { host, pathname, searchParams } = new URL(referer)
  searchParams.delete(LOCALE_PARAMETER)
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return host === request.headers.get('host') && !pathname.startsWith('//') ? `${pathname}${query}` : '/'
}

function goTo(location: string): Response {
  return new Response(null, { status: 307, headers: { ...NO_STORE, Location: location } })
}
