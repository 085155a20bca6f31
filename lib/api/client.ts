import type { z } from 'zod'
import { ErrorBodySchema } from '@/lib/contract/errors'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { ANY_ORIGIN, TOKEN_COOKIE } from '@/lib/site/constants'
import { ApiError } from './api-error'
import { strongTag } from './entity-tag'
import { resolveImages } from './resolve-images'
import { sanitizeAnswer } from './sanitize-answer'
import { transport } from './transport'

interface ReadOptions {
  /** Of a session; none for an anonymous visitor. */
  token?: string
  /** For how long a remote backend is waited for, in milliseconds. */
  timeout?: number
}

/**
 * Reads from the contract on the server.
 *
 * @param path such as `/api/speakers`
 * @returns the parsed answer, its pictures with addresses that a browser can load
 * @throws ApiError when the backend refuses, is away, or answers something else than the schema says
 */
export async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  locale: Locale,
  query: Record<string, string>,
  options?: ReadOptions,
): Promise<z.infer<Schema>> {
  return (await readVersion(path, schema, locale, query, options)).answer
}

/** Reads like {@link read}. @returns the answer with the version that a change of it can name; empty where the backend tells none apart */
export async function readVersion<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  locale: Locale,
  query: Record<string, string>,
  { token, timeout }: ReadOptions = {},
): Promise<{ answer: z.infer<Schema>; version: string }> {
  const parameters = new URLSearchParams({ ...query, [LOCALE_PARAMETER]: LOCALE_TABLE[locale].cookieValue })
  const send = await transport()
  const headers = token ? { [TOKEN_COOKIE]: token } : undefined
  // The in-process transport reads only path and query, the HTTP one puts its own origin in front.
  const response = await send(new Request(`${ANY_ORIGIN}${path}?${parameters.toString()}`, { headers }), { timeout })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw toApiError(response.status, body)
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    throw new ApiError(502, 'badGateway', `${path} answered what the contract does not allow: ${parsed.error.message}`)
  }
  // The embedded backend has done so itself.
  const answered = env().API_BASE_URL ? sanitizeAnswer(schema, parsed.data) : parsed.data
  return { answer: resolveImages(answered, env().RESOURCE_BASE_URL), version: strongTag(response.headers.get('etag')) }
}

function toApiError(status: number, body: unknown): ApiError {
  const parsed = ErrorBodySchema.safeParse(body)
  if (!parsed.success) return new ApiError(status, 'internal', `The backend answered ${status}.`)
  const { code, message, fields } = parsed.data.error
  return new ApiError(status, code, message, fields)
}
