import { eventPersonFields, personFields } from '../fields/people'
import { contentCollection, eventsField } from './content'

export const Speakers = contentCollection({
  slug: 'speakers',
  labels: { singular: 'Speaker', plural: 'Speakers' },
  group: 'People',
  title: 'fullName',
  columns: ['fullName', 'organization', 'events', 'isFeatured'],
  searched: ['fullName', 'role', 'organization', 'bio'],
  orderable: true,
  description: 'Shown in this order. Drag a row by its handle to move it.',
  fields: [...personFields(), ...eventPersonFields(), eventsField()],
})
