import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import type en from '@/messages/en.json'
import type { EmailContent } from './email-layout'

export type EmailMessageKey = keyof (typeof en)['Emails']

type KindOf<Key> = Key extends `${infer Kind}Text` ? Kind : never

/** A kind of email: among the messages of `Emails` it has a `…Subject`, a `…Heading` and a `…Text`. */
export type EmailKind = KindOf<EmailMessageKey>

/** The subject alone, which needs fewer values than the text. */
export function emailSubject(kind: EmailKind, locale: Locale, values: Record<string, string | number> = {}): string {
  return getTranslations({ locale, namespace: 'Emails' })(`${kind}Subject`, values)
}

/** The texts of an email of a kind; with a `name` among the values it begins with a greeting. */
export function emailTexts(
  kind: EmailKind,
  locale: Locale,
  values: Record<string, string | number> = {},
): Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const greeting = values.name === undefined ? [] : [t('greeting', values)]
  return {
    subject: emailSubject(kind, locale, values),
    heading: t(`${kind}Heading`, values),
    paragraphs: [...greeting, t(`${kind}Text`, values)],
  }
}
