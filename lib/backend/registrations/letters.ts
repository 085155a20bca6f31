import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { formatDay, formatDayRange, formatTime } from '@/lib/site/dates'
import { env } from '@/lib/env'
import { buildCalendarEntry } from '../letters/calendar-entry'
import { toMail } from '../letters/letter'
import { readOrganisation } from '../letters/sender'
import { queueMail } from '../mail/queue'
import { toToken } from '../signed-links'
import { getTranslations } from '../translations'
import type { StoredRegistration } from './stored-registration'

/** What a letter about a registration tells. */
export type RegistrationNews =
  | 'registered'
  | 'changed'
  | 'waiting'
  | 'offer'
  | 'lapsed'
  | 'withdrawn'
  | 'eventChanged'
  | 'eventPostponed'
  | 'eventCancelled'

/** After these there is nothing left to look up or to change. */
const FINAL: readonly RegistrationNews[] = ['withdrawn', 'lapsed', 'eventCancelled']

/**
 * Puts a letter about a registration into the queue, in the language that its sender used.
 *
 * @param event the event in that language
 * @param words what staff add in their own words
 */
export async function writeAboutRegistration(
  req: PayloadRequest,
  news: RegistrationNews,
  registration: StoredRegistration,
  event: Event,
  words = '',
): Promise<void> {
  const { id: key, locale, fullName, email, sequence, state } = registration
  const t = getTranslations({ locale, namespace: 'Letters' })
  const organisation = await readOrganisation(req.payload, locale, req)
  const title = event.fullTitle || event.title
  const until = registration.offerEndsAt ? instantText(registration.offerEndsAt, event.timezone, locale) : ''
  const isFinal = FINAL.includes(news)
  const mail = toMail(
    email,
    {
      subject: t(`${news}Subject`, { event: title }),
      heading: t(`${news}Heading`),
      paragraphs: [t('greeting', { name: fullName }), t(`${news}Text`, { event: title, until }), words].filter(Boolean),
      facts: factsOf(event, fullName, locale),
      action: isFinal ? undefined : { label: t(news === 'offer' ? 'offerAction' : 'manage'), href: linkTo(key, locale) },
      closing: [t(isFinal ? 'whyNoMore' : 'whyRegistration')],
    },
    organisation,
  )
  const hasEntry = state === 'confirmed' || news === 'withdrawn'
  const calendar = hasEntry
    ? buildCalendarEntry({
        event,
        locale,
        key,
        sequence,
        // Nobody should come at the old time of a postponed event either; its new one takes the entry up again.
        isCancelled: news === 'withdrawn' || event.status !== 'scheduled',
        attendee: { name: fullName, email },
        organizer: { name: organisation.name, email: organisation.email },
      })
    : null
  await queueMail(req, `registration-${key}-${news}-${sequence}`, {
    ...mail,
    ...(organisation.email && { replyTo: organisation.email }),
    ...(calendar && { calendar }),
  })
}

function factsOf(event: Event, fullName: string, locale: Locale): [string, string][] {
  const t = getTranslations({ locale, namespace: 'Letters' })
  const when = event.startsAt && event.status !== 'postponed' ? formatDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone }) : ''
  const where = [event.venue?.name, event.venue?.address, event.venue?.city].filter(Boolean).join(', ')
  const facts: [string, string][] = [[t('when'), when], [t('where'), where], [t('name'), fullName]]
  return facts.filter(([, value]) => value !== '')
}

function linkTo(key: string, locale: Locale): string {
  return `${env().SITE_URL}/registration/${toToken('registration', key)}?lang=${LOCALE_TABLE[locale].cookieValue}`
}

function instantText(instant: string, timeZone: string, locale: Locale): string {
  return `${formatDay(instant, { locale, timeZone })}, ${formatTime(instant, { locale, timeZone })}`
}
