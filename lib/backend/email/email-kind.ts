import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import type en from '@/messages/en.json'
import type { EmailContent } from './email-layout'

export type EmailMessageKey = keyof (typeof en)['Emails']

type KindOf<Key> = Key extends `${infer Kind}Text` ? Kind : never

/** A kind of email: among the messages of `Emails` it has a `…Subject`, a `…Heading` and a `…Text`. */
export type EmailKind = KindOf<EmailMessageKey>

/** The kinds with a `…Terms`: deadlines, links and what is no longer valid, which are said whatever staff write. */
const WITH_TERMS = ['registered', 'changed', 'corrected', 'waiting', 'offer', 'invitation'] as const satisfies EmailKind[]

/** Words of staff for an email; what is empty is worded as usual. */
export interface OwnWords {
  subject?: string
  heading?: string
  text?: string
}

/** What staff can word otherwise of an email of a kind. */
export function usualWords(kind: EmailKind, locale: Locale, values: Record<string, string | number>): Required<OwnWords> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  return { subject: emailSubject(kind, locale, values), heading: t(`${kind}Heading`, values), text: t(`${kind}Text`, values) }
}

/** The subject alone, which needs fewer values than the text. */
export function emailSubject(kind: EmailKind, locale: Locale, values: Record<string, string | number> = {}): string {
  return getTranslations({ locale, namespace: 'Emails' })(`${kind}Subject`, values)
}

/**
 * The texts of an email of a kind; with a `name` among the values it begins with a greeting.
 *
 * @param own words of staff, each in place of the usual ones
 */
export function emailTexts(
  kind: EmailKind,
  locale: Locale,
  values: Record<string, string | number> = {},
  own: OwnWords = {},
): Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const greeting = values.name === undefined ? [] : [t('greeting', values)]
  const withTerms = WITH_TERMS.find((one) => one === kind)
  const terms = withTerms ? t(`${withTerms}Terms`, values) : ''
  const usual = usualWords(kind, locale, values)
  const paragraphs = own.text ? [own.text, terms] : [`${usual.text} ${terms}`.trimEnd()]
  return {
    subject: own.subject || usual.subject,
    heading: own.heading || usual.heading,
    paragraphs: [...greeting, ...paragraphs.filter(Boolean)],
  }
}
