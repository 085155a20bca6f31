import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { formatDayRange } from '@/lib/site/text/dates'
import { formatInstant } from '@/lib/site/text/instants'
import { env } from '@/lib/env'
import { buildCalendarEntry } from '../email/calendar-attachment'
import { toEmail } from '../email/email-layout'
import { readOrganisation } from '../email/sender'
import { queueEmail } from '../email/email-queue'
import { toToken } from '../email/signed-links'
import { getTranslations } from '@/lib/i18n/translations'
import { FINAL_EMAIL_KINDS, type RegistrationEmailKind } from './email-kinds'
import type { StoredRegistration } from './stored-registration'

/**
 * Puts a letter about a registration into the queue, in the language that its sender used.
 *
 * @param event the event in that language
 * @param words what staff add in their own words
 */
export async function queueRegistrationEmail(
  req: PayloadRequest,
  kind: RegistrationEmailKind,
  registration: StoredRegistration,
  event: Event,
  words = '',
): Promise<void> {
  const { id: key, locale, fullName, email, sequence, state } = registration
  const t = getTranslations({ locale, namespace: 'Emails' })
  const organisation = await readOrganisation(req.payload, locale, req)
  const title = event.fullTitle || event.title
  const until = registration.offerEndsAt ? formatInstant(registration.offerEndsAt, { locale, timeZone: event.timezone }) : ''
  const isFinal = FINAL_EMAIL_KINDS.includes(kind)
  const mail = toEmail(
    email,
    {
      subject: t(`${kind}Subject`, { event: title }),
      heading: t(`${kind}Heading`),
      paragraphs: [t('greeting', { name: fullName }), t(`${kind}Text`, { event: title, until }), words].filter(Boolean),
      facts: factsOf(event, fullName, locale),
      action: isFinal ? undefined : { label: t(kind === 'offer' ? 'offerAction' : 'manage'), href: linkTo(key, locale) },
      closing: [t(isFinal ? 'whyNoMore' : 'whyRegistration')],
    },
    organisation,
  )
  const hasEntry = state === 'confirmed' || kind === 'withdrawn'
  const calendar = hasEntry
    ? buildCalendarEntry({
        event,
        locale,
        key,
        sequence,
        // Nobody should come at the old time of a postponed event either; its new one takes the entry up again.
        isCancelled: kind === 'withdrawn' || event.status !== 'scheduled',
        attendee: { name: fullName, email },
        organizer: { name: organisation.name, email: organisation.email },
      })
    : null
  await queueEmail(req, `registration-${key}-${kind}-${sequence}`, {
    ...mail,
    ...(organisation.email && { replyTo: organisation.email }),
    ...(calendar && { calendar }),
  })
}

function factsOf(event: Event, fullName: string, locale: Locale): [string, string][] {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const when = event.startsAt && event.status !== 'postponed' ? formatDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone }) : ''
  const where = [event.venue?.name, event.venue?.address, event.venue?.city].filter(Boolean).join(', ')
  const facts: [string, string][] = [[t('when'), when], [t('where'), where], [t('name'), fullName]]
  return facts.filter(([, value]) => value !== '')
}

function linkTo(key: string, locale: Locale): string {
  return `${env().SITE_URL}/registration/${toToken('registration', key)}?lang=${LOCALE_TABLE[locale].cookieValue}`
}
