import { eventPersonFields } from '../fields/people'
import { contentCollection, eventsField } from './content'

export const Speakers = contentCollection({
  slug: 'speakers',
  labels: { singular: 'Speaker', plural: 'Speakers' },
  group: 'People',
  title: 'fullName',
  columns: ['fullName', 'photo', 'organization', 'events', 'isFeatured'],
  searched: ['fullName', 'role', 'organization', 'bio'],
  orderable: true,
  description: 'Shown in this order. Drag a row by its handle to move it.',
  fields: [
    ...eventPersonFields([
      {
        name: 'quote',
        type: 'text',
        localized: true,
        maxLength: 120,
        admin: { description: 'A sentence of theirs, without quotation marks. Shown beside large portraits.' },
      },
    ]),
    eventsField(),
  ],
})
