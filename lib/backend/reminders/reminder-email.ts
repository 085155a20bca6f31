import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { getTranslations } from '@/lib/i18n/translations'
import type { ReminderKind } from '@/lib/site/events/reminder-times'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { pathTo } from '@/lib/site/routes'
import { formatEventTimes } from '@/lib/site/text/instants'
import { placeOf } from '@/lib/site/text/place'
import { firstParagraph } from '@/lib/site/text/plain-text'
import { findNextOpenEvent } from '../content/find-next-open-event'
import { hasSessions } from '../content/has-sessions'
import type { Email } from '../email/email-job'
import { toEmailEvent } from '../email/email-frame'
import type { EmailKindOf } from '../email/email-kinds'
import { SAMPLE_TICKET, type EmailSample } from '../email/email-samples'
import { emailTexts, type OwnWords } from '../email/email-texts'
import { readOrganisation } from '../email/organisation'
import { siteLink } from '../email/site-link'
import { unsubscribeHeaders } from '../email/unsubscribe-headers'
import type { Recipient } from './recipients'

export const EMAIL_KIND_OF_REMINDER = { week: 'reminderWeek', day: 'reminderDay', morning: 'reminderMorning', thanks: 'thankYou' } as const satisfies Record<ReminderKind, EmailKindOf<'reminders'>>

/** The emails by the clock, to nobody. */
export const REMINDER_SAMPLES: Record<EmailKindOf<'reminders'>, EmailSample> = {
  reminderWeek: sampleFor('week'),
  reminderDay: sampleFor('day'),
  reminderMorning: sampleFor('morning'),
  thankYou: sampleFor('thanks'),
}

function sampleFor(kind: ReminderKind): EmailSample {
  return (req, event, locale, own) => {
    const fullName = getTranslations({ locale, namespace: 'Emails' })('sampleName')
    return reminderEmail(req, kind, { fullName, email: '', locale, token: 'preview', tickets: [{ ...SAMPLE_TICKET, name: fullName }] }, event, own)
  }
}

/** What one of the emails by the clock says; without a key, which whoever sends it gives. */
export async function reminderEmail(
  req: PayloadRequest,
  kind: ReminderKind,
  { fullName, email, locale, token, tickets }: Recipient,
  event: Event,
  own: OwnWords,
): Promise<Omit<Email, 'key'>> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const sender = await readOrganisation(req.payload, locale)
  const texts = emailTexts(EMAIL_KIND_OF_REMINDER[kind], locale, { event: fullTitleOf(event), name: fullName }, own)
  const address = { eventIdentifier: event.identifier }
  const shared = {
    kind: EMAIL_KIND_OF_REMINDER[kind],
    to: email,
    sender,
    replyTo: sender.email,
    ...texts,
    event: toEmailEvent(event),
    closing: [t('whyNoMore')],
    headers: unsubscribeHeaders(pathTo('ownReminders', { token }), locale),
  }
  const stop = { label: t('stopReminders'), href: siteLink(pathTo('ownReminders', { token }), locale) }
  if (kind === 'thanks') {
    const next = await findNextOpenEvent(req.payload, event._id, locale)
    // Their own page offers it for one tap.
    const again = next && { label: t('registerNext', { event: fullTitleOf(next) }), href: siteLink(pathTo('ownRegistration', { token }), locale) }
    return { ...shared, action: { label: t('viewEvent'), href: siteLink(pathTo('event', address), locale) }, links: [...(again ? [again] : []), stop] }
  }
  const isPlaceKnown = Boolean(event.venue?.name || event.gettingThere)
  return {
    ...shared,
    facts: [
      { label: t('when'), value: event.startsAt ? formatEventTimes(event.startsAt, event.endsAt, { locale, timeZone: event.timezone }) : '' },
      { label: t('doors'), value: event.doors },
      { label: t('where'), value: placeOf(event) },
      { label: t('gettingThere'), value: firstParagraph(event.gettingThere) },
    ].filter(({ value }) => value !== ''),
    tickets,
    action: { label: t('viewTicket'), href: siteLink(pathTo('ownRegistration', { token }), locale) },
    links: [
      ...((await hasSessions(req, event._id)) ? [{ label: t('agenda'), href: siteLink(pathTo('agenda', address), locale) }] : []),
      ...(isPlaceKnown ? [{ label: t('findTheWay'), href: siteLink(pathTo('explore', address), locale) }] : []),
      { label: t('cannotCome'), href: siteLink(pathTo('cancelRegistration', { token }), locale) },
      stop,
    ],
  }
}
