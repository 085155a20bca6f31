import { ContractError, isContractError, ErrorBodySchema } from '@/lib/contract/errors'
import { LOCALE_PARAMETER, LOCALE_TABLE, toLocale, type Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { ANY_ORIGIN, CLIENT_ADDRESS_HEADER, KNOWN_DEVICE_COOKIE, SIGN_IN_STEP_COOKIE, TOKEN_COOKIE, VERSION_FIELD } from '@/lib/site/constants'
import { readFormFields } from '@/lib/site/forms/body-text'
import { nativeFormAt, type NativeForm, type NativeSubmission } from '@/lib/site/forms/native-forms'
import { pathTo } from '@/lib/site/routes'
import { rememberedLocale } from '@/lib/site/request-locale'
import { cookieValue } from '@/lib/site/security/cookie-value'
import { isCrossSite } from '@/lib/site/security/csrf'
import { hasOwnOrigin } from '@/lib/site/security/own-origin'
import { strongTag } from './entity-tag'
import { errorResponse } from './error-response'
import { isMultipart, readFormWithFiles, refusal, uploadFiles } from './form-files'
import { storeFormDraft } from './form-drafts'
import type { Transport } from './http-transport'

const ONE_CLICK = 'One-Click'

/**
 * Passes a form that a browser posted by itself on to the contract, and leads to a readable page. Its `Origin`
 * takes the place of the CSRF token; a signed token in the address proves as much.
 *
 * @param transport answers the contract
 * @returns 303; 403 for a form of another site, 400 or 413 for a body that cannot be read; null for any other request
 */
export async function answerNativeForm(request: Request, transport: Transport): Promise<Response | null> {
  const target = request.method === 'POST' ? nativeFormAt(new URL(request.url).pathname) : null
  if (!target || !isForm(request, target.form)) return null
  const { form, token } = target
  if (token ? namesAnotherSite(request) : !hasOwnOrigin(request, env().SITE_URL)) {
    return errorResponse(new ContractError('forbidden', 'This form was sent from another site.'))
  }
  try {
    const sent = await readSentForm(request)
    const { fields, errors } = await uploadFiles(request, sent, transport)
    const answer = Object.keys(errors).length > 0 ? refusal(errors) : await transport(toContractRequest(request, fields, token, form.method))
    // A mail program that unsubscribes its reader reads no pages (RFC 8058).
    if (fields['List-Unsubscribe'] === ONE_CLICK) return new Response(null, { status: answer.status })
    return await redirectTo(form, { fields, token, clientAddress: request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown' }, answer)
  } catch (error) {
    if (isContractError(error)) return errorResponse(error)
    throw error
  }
}

/** Mail programs name no origin, and neither do older browsers on pages that send no referrer. */
function namesAnotherSite(request: Request): boolean {
  return request.headers.get('origin') === 'null' ? request.headers.get('sec-fetch-site') === 'cross-site' : isCrossSite(request)
}

function isForm(request: Request, { hasFiles }: NativeForm): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^application\/x-www-form-urlencoded\b/i.test(type) || (hasFiles === true && isMultipart(type))
}

/** It takes no cookies along: session and language travel as another client's would. */
function toContractRequest(request: Request, { [VERSION_FIELD]: version, ...fields }: Record<string, unknown>, linkToken: string, method = 'POST'): Request {
  const cookies = request.headers.get('cookie') ?? ''
  const url = new URL(request.url)
  const locale = localeOf(fields) ?? rememberedLocale(cookies)
  if (locale) url.searchParams.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const clientAddress = request.headers.get(CLIENT_ADDRESS_HEADER)
  if (clientAddress) headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
  const session = linkToken ? undefined : cookieValue(cookies, TOKEN_COOKIE)
  if (session && /^[\x21-\x7e]+$/.test(session)) headers.set(TOKEN_COOKIE, session)
  for (const name of [SIGN_IN_STEP_COOKIE, KNOWN_DEVICE_COOKIE]) {
    const proof = cookieValue(cookies, name)
    if (proof && /^[\w.-]+$/.test(proof)) headers.set(name, proof)
  }
  const ifMatch = strongTag(version)
  if (ifMatch) headers.set('If-Match', ifMatch)
  return new Request(url, { method, headers, body: JSON.stringify(fields) })
}

async function readSentForm(request: Request): Promise<URLSearchParams | FormData> {
  return isMultipart(request.headers.get('content-type') ?? '') ? readFormWithFiles(request) : readFormFields(request)
}

interface Sent extends Pick<NativeSubmission, 'fields' | 'token'> {
  clientAddress: string
}

async function redirectTo({ successRedirect, errorRedirect }: NativeForm, sent: Sent, answer: Response): Promise<Response> {
  const { status } = answer
  const error = answer.ok ? undefined : ErrorBodySchema.safeParse(await answer.json().catch(() => null)).data?.error
  const submission = { ...sent, status, location: answer.headers.get('Location') ?? '', errors: error?.fields ?? {} }
  let path = ''
  if (answer.ok) path = successRedirect(submission)
  else if (typeof errorRedirect === 'function') path = errorRedirect(submission)
  else {
    const draft = { form: errorRedirect, token: sent.token, values: sent.fields, status, message: error?.message ?? '', fields: submission.errors }
    path = pathTo('form', { token: await storeFormDraft(draft, sent.clientAddress) })
  }
  const headers = new Headers({
    Location: withLanguage(path, localeOf(sent.fields)),
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  })
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

function localeOf({ [LOCALE_PARAMETER]: lang }: Record<string, unknown>): Locale | null {
  return typeof lang === 'string' ? toLocale(lang) : null
}

function withLanguage(path: string, locale: Locale | null): string {
  if (!locale) return path
  const { pathname, searchParams, hash } = new URL(path, ANY_ORIGIN)
  searchParams.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  return `${pathname}?${searchParams.toString()}${hash}`
}
