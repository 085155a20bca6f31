import { plain, relatedIdentifier, text } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How the days of an agenda are read: by date. */
export const sessionDays: ListSource = {
  collection: 'session-days',
  order: ['date'],
  eventPath: 'event',
  localizedSearch: true,
  fields: { event: relatedIdentifier('event'), date: plain('date'), title: text('title') },
}
