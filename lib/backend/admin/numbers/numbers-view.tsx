import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isDesk } from '../../access/rules'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { eventState } from '@/lib/site/events/event-state'
import { EventList } from './event-list'
import { EventPlots } from './event-plots'
import { NUMBERS } from '../paths'
import { StaffView } from '../staff-view'

/** The day of an event in numbers: `/admin/numbers/<key of the event>`; without a key, the events to choose from. */
export async function NumbersView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  // The CMS shows custom views to everybody; /admin asks those without a session to sign in.
  if (!isDesk(req)) redirect('/admin')
  const [, id] = [view.params?.segments ?? []].flat()
  const events = await findEvents(req)
  const event = events.find((one) => one.id === id)
  if (id && !event) redirect(NUMBERS)
  return (
    <StaffView view={view}>
      {event ? (
        <EventPlots event={event} payload={req.payload} />
      ) : (
        <>
          <h1>Check-in and numbers</h1>
          <EventList title="Coming up" events={events.filter(({ state }) => state === 'upcoming' || state === 'postponed').reverse()} />
          <EventList title="Over" events={events.filter(({ state }) => state === 'past')} />
          <EventList title="Cancelled" events={events.filter(({ state }) => state === 'cancelled')} />
        </>
      )}
    </StaffView>
  )
}

/** All published events, the latest first: an organisation has some dozens. */
async function findEvents({ payload, user }: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'events',
    where: { _status: { equals: 'published' } },
    sort: '-startsAt',
    pagination: false,
    select: { title: true, identifier: true, timezone: true, capacity: true, status: true, startsAt: true, endsAt: true },
    locale: 'en',
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id, title, identifier, capacity, status, ...stored }) => {
    const dates = { timezone: stored.timezone ?? SITE_TIME_ZONE, startsAt: stored.startsAt ?? null, endsAt: stored.endsAt ?? null }
    return { id, title: title ?? identifier, identifier, capacity: capacity ?? null, ...dates, state: eventState({ status: status ?? 'scheduled', ...dates }) }
  })
}
