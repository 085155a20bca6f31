import { eventKeysField, fillEventKeys } from '../fields/event-keys'
import { eventPersonFields } from '../fields/people'
import { BULK_EDITED } from '../fields/bulk-edit'
import { trimmed } from '../fields/trimmed'
import { contentCollection, eventsField } from './content'

export const Participants = contentCollection({
  slug: 'participants',
  labels: { singular: 'Participant', plural: 'Participants (Leadxers)' },
  group: 'People',
  title: 'fullName',
  columns: ['fullName', 'photo', 'cohort', 'project', 'events'],
  searched: ['fullName', 'role', 'organization', 'project', 'bio'],
  sort: 'fullName',
  description: 'By name, as visitors see them.',
  fields: [
    ...eventPersonFields([{ name: 'project', type: 'text', localized: true, maxLength: 300 }]),
    {
      name: 'cohort',
      type: 'text',
      maxLength: 50,
      ...trimmed,
      ...BULK_EDITED,
      admin: { position: 'sidebar', description: 'For example 2027. Visitors can filter the list by it.' },
    },
    eventsField(),
    eventKeysField(),
  ],
  beforeChange: fillEventKeys,
})
