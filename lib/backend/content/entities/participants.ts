import { eventPersonFields, plain, text } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How participants are read: by name. */
export const participants: ListSource = {
  collection: 'participants',
  order: ['fullName'],
  eventPath: 'eventKeys',
  filterPaths: { country: 'country', cohort: 'cohort' },
  localizedSearch: true,
  fields: { ...eventPersonFields, cohort: plain('cohort', ''), project: text('project') },
}
