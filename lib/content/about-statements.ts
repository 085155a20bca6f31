import { AboutStatementSchema, type AboutStatement } from '@/lib/contract/about-statements'
import type { Locale } from '@/lib/i18n/locales'
import { readAll } from './lists/lists'

export function getAboutStatements(locale: Locale): Promise<AboutStatement[]> {
  return readAll('aboutStatements', AboutStatementSchema, locale)
}
