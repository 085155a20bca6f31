import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import { toFieldErrors } from '@/lib/contract/fields/field-errors'
import { MIN_PASSWORD } from '@/lib/contract/users'
import type { Locale } from '@/lib/i18n/locales'
import { readBody, readBodyText } from '@/lib/site/forms/body-text'
import { getTranslations } from '@/lib/i18n/translations'
import { isShallow } from '../access/storable'

/** Of a form with a file. */
const MOST_PARTS = 50

/**
 * @throws ContractError `unsupportedMediaType`, `tooLarge`, or `malformed` for what is no JSON
 */
export async function readJsonValue(request: Request): Promise<unknown> {
  if (!isPlainJson(request.headers)) {
    throw new ContractError('unsupportedMediaType', 'Send the body as application/json in UTF-8, without compression.')
  }
  return parse(await readBodyText(request))
}

/**
 * @throws ContractError `unsupportedMediaType`, `tooLarge`, or `malformed` for what is no JSON object
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body = await readJsonValue(request)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ContractError('malformed', 'The body is not a JSON object.')
  }
  return body as Record<string, unknown>
}

/**
 * Checks a body against its schema.
 *
 * @param prefix the path in front of the names of fields, such as `answers`
 * @throws ContractError `invalid`, with a word on each bad field in the given language
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown, locale: Locale, prefix = ''): z.infer<Schema> {
  const parsed = schema.safeParse(body, { reportInput: true })
  if (parsed.success) return parsed.data
  const t = getTranslations({ locale, namespace: 'FieldErrors' })
  const errors = Object.entries(toFieldErrors(parsed.error))
  const named = errors.map(([name, code]): [string, string] => [[prefix, name].filter(Boolean).join('.'), t(code, { least: MIN_PASSWORD })])
  throw new ContractError('invalid', getTranslations({ locale, namespace: 'ApiErrors' })('invalid'), Object.fromEntries(named))
}

/** JSON has no other encoding than UTF-8 (RFC 8259); nothing here unpacks what is compressed. */
function isPlainJson(headers: Headers): boolean {
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';').map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? 'identity'
  return type === 'application/json' && (charset === undefined || /^charset="?utf-?8"?$/.test(charset)) && encoding === 'identity'
}

/**
 * Reads a form with a file, whose size and number of parts are measured before it is taken apart.
 *
 * @throws ContractError `unsupportedMediaType`, `tooLarge`, or `malformed` for too many parts
 */
export async function readMultipart(request: Request, most: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const [, boundary] = /^multipart\/form-data;.*\bboundary="?([^";,]+)/i.exec(type) ?? []
  const problem = new ContractError('unsupportedMediaType', 'Send the file as multipart/form-data.')
  if (!boundary) throw problem
  const body = await readBody(request, most)
  const content = Buffer.from(await body.arrayBuffer())
  let parts = 0
  for (let at = content.indexOf(boundary); at >= 0; at = content.indexOf(boundary, at + boundary.length)) {
    parts += 1
    // The last one ends the form.
    if (parts > MOST_PARTS + 1) throw new ContractError('malformed', `A form has at most ${MOST_PARTS} parts.`)
  }
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw problem
  })
}

function parse(text: string): unknown {
  if (!isShallow(text)) throw new ContractError('malformed', 'The body is nested too deeply.')
  try {
    return JSON.parse(text)
  } catch {
    throw new ContractError('malformed', 'The body is not valid JSON.')
  }
}
