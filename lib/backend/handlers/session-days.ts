import { plain, relatedIdentifier, text } from './fields'
import type { ListSource } from './sources'

/** How the days of an agenda are read: by date. */
export const sessionDays: ListSource = {
  collection: 'session-days',
  order: ['date'],
  eventPath: 'event',
  localizedSearch: true,
  fields: { event: relatedIdentifier('event'), date: plain('date'), title: text('title') },
}
