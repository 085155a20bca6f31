import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { REVIEW } from '@/lib/site/constants'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { formatDay } from '@/lib/site/text/dates'
import { openInvitation } from '../../accounts'
import { queueEmail } from '../../email/email-job'
import { toEmailEvent } from '../../email/email-frame'
import { emailTexts } from '../../email/email-texts'
import { readOrganisation } from '../../email/organisation'
import { signedPath } from '../../email/signed-links'
import { siteLink } from '../../email/site-link'
import type { Accelerator, ReviewRound, User } from '../../payload-types'

/** @param event in the language of the account, as is the round */
export async function queueJurorInvitation(req: PayloadRequest, account: User, { round, event }: { round: ReviewRound; event: Event }): Promise<void> {
  const locale = languageOf(account)
  const t = getTranslations({ locale, namespace: 'Emails' })
  const sender = await readOrganisation(req.payload, locale, req)
  const { opensAt, closesAt } = round
  const day = (instant: string) => formatDay(instant, { locale, timeZone: event.timezone })
  await queueEmail(req, {
    key: `juror-${round.id}-${randomUUID()}`,
    kind: 'jurorInvitation',
    to: account.email,
    isConfidential: true,
    sender,
    replyTo: sender.email,
    ...emailTexts('jurorInvitation', locale, { event: fullTitleOf(event), round: round.title, name: account.name ?? '' }),
    event: toEmailEvent(event),
    facts: opensAt && closesAt ? [{ label: t('jurorReads'), value: `${day(opensAt)} – ${day(closesAt)}` }] : [],
    action: account.invitedAt ? { label: t('jurorChoosePassword'), href: siteLink(await openInvitation(req, account), locale) } : { label: t('jurorOpen'), href: siteLink(REVIEW, locale) },
    closing: [t('whyJuror', { event: fullTitleOf(event) })],
  })
}

/** @param count of the applications that are left to read */
export async function queueJurorReminder(req: PayloadRequest, account: User, { key, round, event, count }: { key: string; round: ReviewRound; event: Event; count: number }): Promise<void> {
  const locale = languageOf(account)
  const t = getTranslations({ locale, namespace: 'Emails' })
  const sender = await readOrganisation(req.payload, locale, req)
  const day = formatDay(round.closesAt ?? '', { locale, timeZone: event.timezone })
  await queueEmail(req, {
    key,
    kind: 'jurorReminder',
    to: account.email,
    sender,
    replyTo: sender.email,
    ...emailTexts('jurorReminder', locale, { round: round.title, count, day, name: account.name ?? '' }),
    event: toEmailEvent(event),
    action: { label: t('jurorOpen'), href: siteLink(REVIEW, locale) },
    closing: [t('whyJuror', { event: fullTitleOf(event) })],
  })
}

/** Asks an applicant to send the application again without what tells who they are. */
export async function queueSentBackEmail(req: PayloadRequest, application: Accelerator, { event, text, until }: { event: Event; text: string; until: string }): Promise<void> {
  const { id, locale, email, fullName } = application
  const t = getTranslations({ locale, namespace: 'Emails' })
  const sender = await readOrganisation(req.payload, locale, req)
  const { paragraphs, ...texts } = emailTexts('applicationSentBack', locale, { event: fullTitleOf(event), day: formatDay(until, { locale, timeZone: event.timezone }), name: fullName })
  await queueEmail(req, {
    key: `application-${id}-back-${randomUUID()}`,
    kind: 'applicationSentBack',
    about: `applications:${id}`,
    to: email,
    sender,
    replyTo: sender.email,
    ...texts,
    event: toEmailEvent(event),
    paragraphs: [...paragraphs, text],
    action: { label: t('manageApplication'), href: siteLink(signedPath('application', application), locale) },
    closing: [t('whyApplication')],
  })
}

export function languageOf({ language }: User): Locale {
  return language ?? DEFAULT_LOCALE
}
