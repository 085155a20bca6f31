import { eventKeysField, fillEventKeys } from '../fields/event-keys'
import { eventPersonFields, personFields } from '../fields/people'
import { contentCollection, eventsField } from './content'

/** The Leadxers: those who took part in an accelerator or a summit. */
export const Participants = contentCollection({
  slug: 'participants',
  labels: { singular: 'Participant', plural: 'Participants' },
  group: 'People',
  title: 'fullName',
  columns: ['fullName', 'cohort', 'project', 'events'],
  searched: ['fullName', 'role', 'organization', 'project', 'bio'],
  fields: [
    ...personFields(),
    ...eventPersonFields(),
    { name: 'cohort', type: 'text', maxLength: 50, admin: { position: 'sidebar' } },
    { name: 'project', type: 'text', localized: true, maxLength: 300 },
    eventsField(),
    eventKeysField(),
  ],
  beforeChange: fillEventKeys,
})
