import { BULK_EDITED } from '../fields/bulk-edit'
import { pictureField } from '../fields/pictures'
import { contentCollection, eventField } from './content'

export const Lineups = contentCollection({
  slug: 'lineups',
  labels: { singular: 'Lineup entry', plural: 'Lineup' },
  group: 'Agenda',
  title: 'title',
  columns: ['title', 'image', 'group', 'event'],
  searched: ['title', 'subtitle', 'description', 'group'],
  orderable: true,
  description: 'Shown in this order. Drag a row by its handle to move it. An event without entries has no “Lineup” in its menu.',
  fields: [
    eventField({ required: true }),
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 200 },
    { name: 'subtitle', type: 'text', localized: true, maxLength: 300 },
    { name: 'description', type: 'textarea', localized: true },
    {
      name: 'group',
      type: 'text',
      ...BULK_EDITED,
      localized: true,
      maxLength: 100,
      admin: { description: 'Entries with the same group are shown together, so spell it the same way each time.' },
    },
    pictureField('image', { label: 'Picture' }),
  ],
})
