import { ContractError, ErrorBodySchema } from '@/lib/contract/errors'
import { LOCALE_PARAMETER, LOCALE_TABLE, toLocale, type Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { readBodyText } from '@/lib/site/forms/body-text'
import { CLIENT_ADDRESS_HEADER } from '@/lib/site/constants'
import { fromFormData, nativeFormOf } from '@/lib/site/forms/native-forms'
import { hasOwnOrigin } from '@/lib/site/security/own-origin'
import { pathTo } from '@/lib/site/routes'
import { keepFormDraft } from './form-drafts'
import type { Transport } from './http-transport'

/** Tells whether a page of the site posted a form without a script. */
export function isNativeForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return request.method === 'POST' && /^application\/x-www-form-urlencoded\b/i.test(type) && nativeFormOf(request.url) !== null
}

/**
 * Passes a form that was posted without a script on to the contract, and leads to a page that can be read:
 * thanks, or the same form with what was typed and what is wrong with it.
 *
 * @param request as it arrived; where cookies could be abused its `Origin` must be the site's own
 * @param send the transport of the contract
 * @returns 303, 403 for a form of a foreign page, 400 or 413 for a body that cannot be read
 */
export async function answerNativeForm(request: Request, send: Transport): Promise<Response> {
  const form = nativeFormOf(request.url)
  if (!form || (form.needsOrigin && !hasOwnOrigin(request, env().SITE_URL))) {
    return refuse(new ContractError('forbidden', 'This form was sent from another site.'))
  }
  const text = await readBodyText(request).catch((error: unknown) => error)
  if (text instanceof ContractError) return refuse(text)
  const values = fromFormData(new URLSearchParams(text as string))
  const locale = localeOf(values)
  const answer = await send(toContract(request, values))
  // A mail program that unsubscribes its reader reads no pages (RFC 8058).
  if (values['List-Unsubscribe'] === 'One-Click') return new Response(null, { status: answer.ok ? 200 : answer.status })
  if (answer.ok) return seeOther(form.thanks(values, answer.status), locale)
  const error = ErrorBodySchema.safeParse(await answer.json().catch(() => null)).data?.error
  const draft = { form: form.name, token: form.token, values, message: error?.message ?? '', fields: error?.fields ?? {} }
  return seeOther(form.mend ?? pathTo('form', { token: keepFormDraft(draft) }), locale)
}

function toContract(request: Request, values: Record<string, unknown>): Request {
  const url = new URL(request.url)
  const locale = localeOf(values)
  if (locale) url.searchParams.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const client = request.headers.get(CLIENT_ADDRESS_HEADER)
  if (client) headers.set(CLIENT_ADDRESS_HEADER, client)
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(values) })
}

function localeOf({ lang }: Record<string, unknown>): Locale | null {
  return typeof lang === 'string' ? toLocale(lang) : null
}

function refuse(error: ContractError): Response {
  return Response.json(error.toBody(), { status: error.status, headers: { 'X-Robots-Tag': 'noindex' } })
}

function seeOther(path: string, locale: Locale | null): Response {
  const [address = '/', fragment] = path.split('#')
  const query = locale ? `${address.includes('?') ? '&' : '?'}${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}` : ''
  return new Response(null, {
    status: 303,
    headers: { Location: `${address}${query}${fragment ? `#${fragment}` : ''}`, 'Cache-Control': 'no-store' },
  })
}
