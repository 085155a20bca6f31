import { ContractError, ErrorBodySchema } from '@/lib/contract/errors'
import { fileFieldValue, MEBIBYTE, MOST_FILE_SIZE } from '@/lib/contract/fields/file-values'
import { UploadedFileSchema } from '@/lib/contract/fields/files'
import { FILE_ROUTE } from '@/lib/contract/routes'
import { LOCALE_PARAMETER, LOCALE_TABLE, toLocale } from '@/lib/i18n/locales'
import { CLIENT_ADDRESS_HEADER } from '@/lib/site/constants'
import { MAX_FORM_BODY, readBody } from '@/lib/site/forms/body-text'
import { toFormBody } from '@/lib/site/forms/form-body'
import { rememberedLocale } from '@/lib/site/request-locale'
import { errorResponse } from './error-response'
import type { Transport } from './http-transport'

const ANSWERS = 'answers.'
/** A box by which a file is taken away without a script. */
const REMOVED = 'removed:'
/** More than any form has fields. */
const MOST_FIELDS = 200

export function isMultipart(contentType: string): boolean {
  return /^multipart\/form-data\b/i.test(contentType)
}

/** Reads a form with files that a browser posts by itself. @throws ContractError `tooLarge`, or `malformed` */
export async function readFormWithFiles(request: Request): Promise<FormData> {
  const body = await readBody(request, MOST_FILE_SIZE * MEBIBYTE + MAX_FORM_BODY)
  const form = await new Response(body, { headers: { 'Content-Type': request.headers.get('content-type') ?? '' } }).formData().catch(() => {
    throw new ContractError('malformed', 'The form could not be read.')
  })
  if ([...form.keys()].length > MOST_FIELDS) throw new ContractError('malformed', `A form has at most ${MOST_FIELDS} fields.`)
  return form
}

/**
 * Sends the files of a form ahead, as a page with JavaScript does, and puts what they are answered with in their place.
 *
 * @returns the fields of the form, and why files were refused, by their fields
 */
export async function uploadFiles(request: Request, form: URLSearchParams | FormData, transport: Transport): Promise<{ fields: Record<string, unknown>; errors: Record<string, string> }> {
  const errors: Record<string, string> = {}
  if (form instanceof URLSearchParams) return { fields: toFormBody(form), errors }
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    const files = values.filter((value) => value instanceof File)
    if (files.length === 0) continue
    const [chosen] = files.filter(({ size }) => size > 0)
    const [kept = ''] = values.filter((value) => typeof value === 'string')
    const earlier = form.has(`${REMOVED}${name}`) ? '' : kept
    form.set(name, earlier)
    if (!chosen || !name.startsWith(ANSWERS)) continue
    const answer = await upload(request, { event: textOf('event'), lang: textOf(LOCALE_PARAMETER), question: name.slice(ANSWERS.length), file: chosen }, transport)
    if ('error' in answer) errors[name] = answer.error
    else form.set(name, answer.value)
  }
  return { fields: toFormBody(form), errors }
}

async function upload(request: Request, { event, lang, question, file }: { event: string; lang: string; question: string; file: File }, transport: Transport): Promise<{ value: string } | { error: string }> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ event, question })) body.set(name, value)
  body.set('file', file, file.name)
  const url = new URL(FILE_ROUTE.path, request.url)
  const locale = toLocale(lang) ?? rememberedLocale(request.headers.get('cookie'))
  if (locale) url.searchParams.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  const client = request.headers.get(CLIENT_ADDRESS_HEADER)
  const answer = await transport(new Request(url, { method: 'POST', body, headers: client ? { [CLIENT_ADDRESS_HEADER]: client } : {} }))
  const data: unknown = await answer.json().catch(() => null)
  if (answer.ok) return { value: fileFieldValue(UploadedFileSchema.parse(data)) }
  const error = ErrorBodySchema.safeParse(data).data?.error
  return { error: error?.fields?.file ?? error?.message ?? 'The file was not taken.' }
}

/** The answer to a form whose files were refused: its page shows it again. */
export function refusal(errors: Record<string, string>): Response {
  return errorResponse(new ContractError('invalid', Object.values(errors)[0] ?? '', errors))
}
