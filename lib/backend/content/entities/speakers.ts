import { eventPersonFields } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How speakers are read: in the order that staff gave them, then by name. */
export const speakers: ListSource = {
  collection: 'speakers',
  order: ['_order', 'fullName'],
  eventPath: 'events',
  filterPaths: { country: 'country' },
  localizedSearch: true,
  fields: eventPersonFields,
}
