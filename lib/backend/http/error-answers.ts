import type { Hook } from '@hono/zod-openapi'
import { Forbidden, ValidationError } from 'payload'
import type { z } from 'zod'
import { ContractError, ERROR_STATUS, isContractError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { OUTAGE_RETRY_AFTER } from '@/lib/site/constants'
import { isOutage, OUTAGE } from '../database/outage/outage'
import type { ApiEnv } from './session'

const TRANSLATED_CODES = ['malformed', 'tooLarge', 'unsupportedMediaType', 'tooManyRequests'] as const

/** Turns any error into the error answer of the contract; only known errors give their reason. */
export function answerError(error: Error): Response {
  if (isContractError(error)) return toResponse(error)
  if (error instanceof Forbidden) return toResponse(new ContractError('forbidden', 'This account may not do that.'))
  if (error instanceof ValidationError) return toResponse(toContractError(error))
  console.error('API:', error)
  if (isOutage(error)) return toResponse(new ContractError('unavailable', OUTAGE, undefined, OUTAGE_RETRY_AFTER))
  return toResponse(new ContractError('internal', 'Something went wrong on our side.'))
}

/** Puts errors of the whole body into the visitor's language; those of single fields are in it already. */
export function inLanguage(error: unknown, locale: Locale): Error {
  if (!isContractError(error)) return error instanceof Error ? error : new Error(String(error))
  const key = TRANSLATED_CODES.find((code) => code === error.code)
  if (key) error.message = getTranslations({ locale, namespace: 'ApiErrors' })(key)
  return error
}

/** Answers a query that does not fit its schema with 400 and the parameters at fault. */
export const answerMalformed: Hook<unknown, ApiEnv, string, Response | undefined> = (result) => {
  if (result.success) return undefined
  return toResponse(new ContractError('malformed', 'The request is malformed.', toFields(result.error)))
}

/** A validation error of the CMS. */
function toContractError({ data }: ValidationError): ContractError {
  const fields = Object.fromEntries(data.errors.map(({ path, message }) => [path, message]))
  return new ContractError('invalid', 'Some fields cannot be used as they are.', fields)
}

function toFields(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}

function toResponse(error: ContractError): Response {
  return Response.json(error.toBody(), {
    status: ERROR_STATUS[error.code],
    headers: {
      'X-Robots-Tag': 'noindex',
      ...(error.retryAfter !== undefined && { 'Retry-After': String(error.retryAfter) }),
    },
  })
}
