import type { Payload, PayloadRequest, Where } from 'payload'
import { otherLocales, type Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { programmeOf } from '@/lib/site/events/programme'
import type { Event } from '../../payload-types'
import { endOfStored, mayEndAfter } from '../../content/events-ahead'
import { readAccelerators, toProgrammeEvent } from '../../content/programme-events'
import { toStored } from '../../content/reading/reading'
import { applicantAudience } from '../../applications'
import { countRegistrations, type RegistrationNumbers } from '../../registrations/numbers'
import { readPublicationWarnings } from '../../agenda/read-publication-warnings'
import type { PublicationWarning } from '../../agenda/publication-warnings'

const MOST_EVENTS = 5

export interface ComingEvent extends Pick<Event, 'id' | 'identifier' | 'status'> {
  title: string
  startsAt: string | null
  endsAt: string | null
  timeZone: string
  capacity: number | null
  isPublished: boolean
  takesRegistrations: boolean
  takesApplications: boolean
  applications: number
  numbers: RegistrationNumbers
  warnings: PublicationWarning[]
}

/** The next events that are not over, with their registrations; titles in the language of the content that is shown. */
export async function findComingEvents(payload: Payload, user: PayloadRequest['user'], locale: Locale): Promise<ComingEvent[]> {
  const docs = await findEventsAhead(payload, user, locale)
  const accelerators = await readAccelerators({ payload, user: null })
  /** Whether applications sent on the page of an event count for it, and not for another one. */
  const isOwnProgramme = (event: object, id: string) => programmeOf(toProgrammeEvent(toStored(event)), accelerators)._id === id
  return Promise.all(
    docs.map(async (event) => {
      const { id, identifier, title, capacity, timezone, startsAt, endsAt, status, _status, isRegistrationActive, isApplyActive } = event
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
        title: title ?? '',
        startsAt: startsAt ?? null,
        endsAt: endsAt ?? null,
        timeZone,
        capacity: capacity ?? null,
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

/** Each event in one version: what visitors see of a public one, and what was saved last of any other. */
async function findEventsAhead(payload: Payload, user: PayloadRequest['user'], locale: Locale): Promise<Event[]> {
  const now = Date.now()
  const find = async (draft: boolean, where: Where) => {
    const { docs } = await payload.find({ collection: 'events', draft, where, sort: 'startsAt', pagination: false, locale, fallbackLocale: otherLocales(locale), depth: 0, overrideAccess: false, user })
    return docs
  }
  const isPublished: Where = { _status: { equals: 'published' } }
  const published = await payload.find({ collection: 'events', where: isPublished, select: {}, depth: 0, pagination: false })
  const drafts = await find(true, { and: [mayEndAfter(now), ...(published.docs.length > 0 ? [{ id: { not_in: published.docs.map(({ id }) => id) } }] : [])] })
  const events = [...(await find(false, { and: [mayEndAfter(now), isPublished] })), ...drafts]
  const startOf = ({ startsAt }: Event) => startsAt ?? ''
  return events
    .filter((event) => (endOfStored(event) ?? now) > now)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
    .slice(0, MOST_EVENTS)
}
