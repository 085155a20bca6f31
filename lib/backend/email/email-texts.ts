import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { MAX_EMAIL_LINE, MAX_EMAIL_TEXT } from '@/lib/site/constants'
import type en from '@/messages/en.json'
import { readOnce } from '../database/read-once'
import type { Event } from '../payload-types'
import { hasColumn, type EmailKind } from './email-kinds'
import type { EmailContent } from './email-layout'

export type EmailMessageKey = keyof (typeof en)['Emails']

type Values = Record<string, string | number>

const textOf = (most: number) => z.string().trim().max(most).nullish().transform((text) => text ?? '')
const LINE = textOf(MAX_EMAIL_LINE).transform((text) => text.replace(/\s+/g, ' '))

export const OwnWordsSchema = z.object({ subject: LINE, heading: LINE, text: textOf(MAX_EMAIL_TEXT) }).partial()
export const WORDS_TOO_LONG = `Write at most ${MAX_EMAIL_LINE} characters in a subject and in a heading, and ${MAX_EMAIL_TEXT} in a text.`

/** Words of staff for an email; what is empty is worded as usual. */
export type OwnWords = z.infer<typeof OwnWordsSchema>

/** The words of staff for the emails of an event, in one language: never those of another one. */
export async function readOwnWords(req: PayloadRequest, event: string, kind: EmailKind, locale: Locale): Promise<OwnWords> {
  if (!hasColumn(kind, 'wordedAs')) return {}
  const { wording } = await readOnce(req, `wording of ${event} in ${locale}`, () => readWording(req, event, locale))
  return OwnWordsSchema.parse(wording?.[kind] ?? {})
}

function readWording(req: PayloadRequest, id: string, locale: Locale): Promise<Pick<Event, 'wording'>> {
  return req.payload.findByID({ collection: 'events', id, locale, fallbackLocale: false, depth: 0, select: { wording: true }, req })
}

/** What staff can word otherwise of an email of a kind. */
export function usualWords(kind: EmailKind, locale: Locale, values: Values): Required<OwnWords> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  return { subject: emailSubject(kind, locale, values), heading: t(`${kind}Heading`, values), text: t(`${kind}Text`, values) }
}

/** The subject alone, which needs fewer values than the text. */
export function emailSubject(kind: EmailKind, locale: Locale, values: Values = {}): string {
  return getTranslations({ locale, namespace: 'Emails' })(`${kind}Subject`, values)
}

/**
 * The texts of an email of a kind; with a `name` among the values it begins with a greeting.
 *
 * @param own words of staff, each in place of the usual ones
 */
export function emailTexts(kind: EmailKind, locale: Locale, values: Values = {}, own: OwnWords = {}): Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const greeting = values.name === undefined ? [] : [t('greeting', values)]
  const terms = hasColumn(kind, 'hasTerms') ? t(`${kind}Terms`, values) : ''
  const usual = usualWords(kind, locale, values)
  const paragraphs = own.text ? [own.text, terms] : [`${usual.text} ${terms}`.trimEnd()]
  return { subject: own.subject || usual.subject, heading: own.heading || usual.heading, paragraphs: [...greeting, ...paragraphs.filter(Boolean)] }
}
