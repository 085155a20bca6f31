import type { Payload, PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { languageFor } from '../content/newsletters/letter-language'
import { relationId } from '../database/relation-id'
import { runStatement, sql } from '../database/statement'
import type { StoredNewsletter } from './newsletter'

/** How many will get a letter: by the language of what they get, and how many of `en` read Georgian. */
export interface RecipientCounts {
  total: number
  en: number
  ka: number
  fallback: number
}

/** The condition that the subscription `s` gets letters at all. */
export const GETS_LETTERS = sql`s.state = 'confirmed' and not exists (select 1 from suppressions where suppressions.address_folded = s.email)`

/** The condition that the subscription `s` belongs to the audience of a letter. */
export function isInAudience({ audience }: Pick<StoredNewsletter, 'audience'>) {
  const { language, country, subscribedSince, event, isRegistered } = audience ?? {}
  const conditions = [GETS_LETTERS]
  if (language) conditions.push(sql`s.locale = ${language}`)
  if (country) conditions.push(sql`s.country = ${country}`)
  if (subscribedSince) conditions.push(sql`s.confirmed_at >= ${new Date(subscribedSince).toISOString()}`)
  if (event && typeof isRegistered === 'boolean') {
    const holdsSeat = sql`exists (select 1 from registrations where registrations.event_id = ${relationId(event)} and registrations.email = s.email and registrations.state = 'confirmed')`
    conditions.push(isRegistered ? holdsSeat : sql`not ${holdsSeat}`)
  }
  return sql.join(conditions, sql` and `)
}

export async function countAudience(payload: Payload, letter: StoredNewsletter, req?: PayloadRequest): Promise<RecipientCounts> {
  const rows = await runStatement<{ locale: Locale; count: number | string }>(payload, sql`select s.locale, count(*) as count from subscriptions s where ${isInAudience(letter)} group by s.locale`, req)
  const counts: RecipientCounts = { total: 0, en: 0, ka: 0, fallback: 0 }
  for (const { locale: reader, count } of rows) {
    const language = languageFor(letter, reader) ?? 'en'
    counts.total += Number(count)
    counts[language] += Number(count)
    if (language === 'en' && reader === 'ka') counts.fallback += Number(count)
  }
  return counts
}

/** Whether everybody in the audience can read it: English stands in for other languages, and none for English. */
export function missingLanguage(letter: StoredNewsletter): Locale | null {
  const readers = LOCALES.filter((locale) => !letter.audience?.language || letter.audience.language === locale)
  return readers.find((reader) => ![reader, 'en'].includes(languageFor(letter, reader) ?? '')) ?? null
}
