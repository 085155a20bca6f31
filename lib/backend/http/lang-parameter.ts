import { z } from 'zod'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'

/** What a query may name as its language: the values of the cookie, so that `ka` is refused. */
export const langParameter = { lang: z.enum(LOCALES.map((locale) => LOCALE_TABLE[locale].cookieValue)).optional() }
