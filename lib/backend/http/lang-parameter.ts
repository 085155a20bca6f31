import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import { LOCALE_PARAMETER, LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'

/** What a query may name as its language: the values of the cookie, so that `ka` is refused. */
export const langParameter = { lang: z.enum(LOCALES.map((locale) => LOCALE_TABLE[locale].cookieValue)).optional() }

/** Refuses another language at every address, those without a query of their own too. */
export const requireKnownLang: MiddlewareHandler = async (context, next) => {
  const langs = context.req.queries(LOCALE_PARAMETER) ?? []
  const [lang] = langs
  if (langs.length > 1 || !langParameter.lang.safeParse(lang).success) {
    throw new ContractError('malformed', 'The request is malformed.', { lang: 'en or ge' })
  }
  await next()
}
