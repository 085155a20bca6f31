import type { Payload, PayloadRequest } from 'payload'
import { otherLocales, type Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { programmeOf } from '@/lib/site/events/programme'
import type { Event, Media } from '../../payload-types'
import { endOfStored, mayEndAfter } from '../../content/events-ahead'
import { readAccelerators, toProgrammeEvent } from '../../content/programme-events'
import { toStored } from '../../content/reading/reading'
import { applicantAudience } from '../../applications'
import { countRegistrations, type RegistrationNumbers } from '../../registrations/numbers'
import { readPublicationWarnings } from '../../agenda/read-publication-warnings'
import type { PublicationWarning } from '../../agenda/publication-warnings'

const SHOWN_EVENTS = 5

export interface ComingEvent extends Pick<Event, 'id' | 'identifier' | 'status'> {
  title: string
  startsAt: string | null
  endsAt: string | null
  timeZone: string
  capacity: number | null
  /** The address of a small picture. */
  cover: string | null
  isPublished: boolean
  takesRegistrations: boolean
  takesApplications: boolean
  applications: number
  numbers: RegistrationNumbers
  warnings: PublicationWarning[]
}

/** The next events that are not over, with their registrations; titles in the language of the content that is shown. */
export async function findComingEvents(payload: Payload, user: PayloadRequest['user'], locale: Locale): Promise<ComingEvent[]> {
  const now = Date.now()
  const { docs } = await payload.find({
    collection: 'events',
    where: mayEndAfter(now),
    sort: 'startsAt',
    pagination: false,
    select: {
      ...{ identifier: true, title: true, kind: true, capacity: true, timezone: true, startsAt: true, endsAt: true, status: true, _status: true, coverImage: true },
      ...{ isRegistrationActive: true, isApplyActive: true, applyOpensAt: true, applyClosesAt: true },
    },
    locale,
    fallbackLocale: otherLocales(locale),
    depth: 1,
    overrideAccess: false,
    user,
  })
  const accelerators = await readAccelerators({ payload, user: null })
  /** Whether applications sent on the page of an event count for it, and not for another one. */
  const isOwnProgramme = (event: object, id: string) => programmeOf(toProgrammeEvent(toStored(event)), accelerators)._id === id
  const coming = docs.filter((event) => (endOfStored(event) ?? now) > now)
  return Promise.all(
    coming.slice(0, SHOWN_EVENTS).map(async (event) => {
      const { id, identifier, title, capacity, timezone, startsAt, endsAt, status, _status, coverImage, isRegistrationActive, isApplyActive } = event
      const timeZone = timezone ?? SITE_TIME_ZONE
      const isPublished = _status === 'published'
      const [numbers, warnings, { totalDocs: applications }] = await Promise.all([
        countRegistrations(payload, id, timeZone, applicantAudience),
        isPublished ? readPublicationWarnings(payload, id) : [],
        payload.count({ collection: 'accelerators', where: { event: { equals: id } } }),
      ])
      return {
        id,
        identifier,
        title: (isPublished ? title : await draftTitle(payload, id, locale)) ?? '',
        startsAt: startsAt ?? null,
        endsAt: endsAt ?? null,
        timeZone,
        capacity: capacity ?? null,
        cover: addressOf(coverImage),
        status,
        isPublished,
        takesRegistrations: isRegistrationActive === true,
        takesApplications: isApplyActive === true && (!isPublished || isOwnProgramme(event, id)),
        applications,
        numbers,
        warnings,
      }
    }),
  )
}

/** An event that was never published has its latest title only in its draft. */
async function draftTitle(payload: Payload, id: string, locale: Locale): Promise<string | null | undefined> {
  const { title } = await payload.findByID({ collection: 'events', id, draft: true, locale, fallbackLocale: otherLocales(locale), depth: 0, select: { title: true } })
  return title
}

function addressOf(picture: string | Media | null | undefined): string | null {
  if (!picture || typeof picture === 'string') return null
  return picture.sizes?.w480?.url ?? picture.url ?? null
}
