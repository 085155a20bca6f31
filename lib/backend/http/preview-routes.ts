import { draftMode } from 'next/headers'
import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALE_TABLE, toLocale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { isEditor } from '../access/rules'
import { identifyCaller } from '../cms/cms'
import { previewPath } from '../preview/preview-path'

const NO_STORE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/**
 * Shows editors a page with its drafts: turns on the framework's draft mode for this browser and goes there.
 * Draft mode alone opens nothing; drafts are read with the session of whoever looks.
 *
 * @param segments the collection and the key of the document, or `global` and its name
 */
export async function startPreview(request: Request, segments: readonly string[]): Promise<Response> {
  const { payload, user } = await identifyCaller(request.headers)
  const { pathname, search, searchParams } = new URL(request.url)
  if (!user) return goTo(`${pathTo('login')}?${new URLSearchParams({ next: `${pathname}${search}` }).toString()}`)
  if (!isEditor({ user })) return new Response('Drafts are for those who work on content.', { status: 403, headers: NO_STORE })
  const [kind = '', key = ''] = segments
  const path = await previewPath(payload, kind, key)
  if (!path) return new Response('There is no page to preview.', { status: 404, headers: NO_STORE })
  const mode = await draftMode()
  mode.enable()
  const [page = '/', section] = path.split('#')
  const locale = toLocale(searchParams.get(LOCALE_PARAMETER)) ?? DEFAULT_LOCALE
  return goTo(`${page}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}${section ? `#${section}` : ''}`)
}

/** Leaves the preview, and goes back to the page as visitors see it. */
export async function leavePreview(request: Request): Promise<Response> {
  const mode = await draftMode()
  mode.disable()
  return goTo(refererPath(request))
}

/** The page that a request came from, when it is one of our own. */
function refererPath(request: Request): string {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return '/'
  const { host, pathname, search } = new URL(referer)
  return host === request.headers.get('host') && !pathname.startsWith('//') ? `${pathname}${search}` : '/'
}

function goTo(location: string): Response {
  return new Response(null, { status: 307, headers: { ...NO_STORE, Location: location } })
}
