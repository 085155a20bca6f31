import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { pathTo } from '@/lib/site/routes'
import { readBodyParts } from '../content/newsletters/body-parts'
import { renderBody } from '../content/newsletters/render-body'
import { isStored } from '../content/reading/reading'
import type { Email } from '../email/email-job'
import { readOrganisation } from '../email/organisation'
import { signedPath } from '../email/signed-links'
import { siteLink } from '../email/site-link'
import { unsubscribeHeaders } from '../email/unsubscribe-headers'
import { emailForm, textForm } from './email-form'
import { textOf, type StoredNewsletter } from './newsletter'

/** A letter as everybody gets it who reads it in one language. */
export type LetterContent = Omit<Email, 'key' | 'to' | 'closingLinks'>

/** @param locale one that it is written in */
export async function composeLetter(payload: Payload, letter: StoredNewsletter, locale: Locale, req?: PayloadRequest): Promise<LetterContent> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const sender = await readOrganisation(payload, locale, req)
  const body = isStored(letter.body) ? letter.body[locale] : null
  const parts = await readBodyParts(payload, [body], req)
  return {
    kind: 'newsletter',
    sender,
    subject: textOf(letter, 'subject', locale),
    preheader: textOf(letter, 'preheader', locale),
    heading: textOf(letter, 'subject', locale),
    paragraphs: [],
    body: { html: renderBody(body, parts, locale, emailForm(locale)), text: renderBody(body, parts, locale, textForm(locale)) },
    closing: [t('whyLetter')],
    ...(sender.email && { replyTo: sender.email }),
  }
}

interface Recipient {
  subscription: string
  to: string
}

/** The same for one subscriber: with the links by which they leave, and the headers by which mail programs let them. */
export function addressLetter(content: LetterContent, { id, identifier }: StoredNewsletter, { subscription, to }: Recipient): Omit<Email, 'key'> {
  const { locale } = content.sender
  const path = `${signedPath('subscription', { id: subscription })}?letter=${id}`
  return {
    ...content,
    to,
    about: `subscriptions:${subscription}`,
    headers: { ...unsubscribeHeaders(path, locale), 'List-Id': `<letters.${new URL(env().SITE_URL).hostname}>`, Precedence: 'bulk' },
    closingLinks: linksOf(locale, pathTo('letter', { identifier }), path),
  }
}

/** The same for a member of staff: its links unsubscribe nobody, and lead to no page that is not there yet. */
export function addressTest(content: LetterContent, to: string): Omit<Email, 'key'> {
  const { locale } = content.sender
  const subject = getTranslations({ locale, namespace: 'Emails' })('letterTest', { subject: content.subject })
  return { ...content, to, subject, closingLinks: linksOf(locale, pathTo('home'), pathTo('home')) }
}

function linksOf(locale: Locale, page: string, leave: string) {
  const t = getTranslations({ locale, namespace: 'Emails' })
  return [
    { label: t('letterPage'), href: siteLink(page, locale) },
    { label: t('letterLeave'), href: siteLink(leave, locale) },
  ]
}
