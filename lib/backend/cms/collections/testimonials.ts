import { pictureField } from '../fields/pictures'
import { contentCollection, eventField } from './content'

export const Testimonials = contentCollection({
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  group: 'Pages',
  title: 'author',
  columns: ['author', 'photo', 'role', 'event'],
  searched: ['author', 'role', 'quote'],
  orderable: true,
  description: 'Shown in this order on the home page. Drag a row by its handle to move it.',
  fields: [
    { name: 'author', label: 'Who says it', type: 'text', required: true, localized: true, maxLength: 150 },
    { name: 'role', label: 'Who they are', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'quote',
      label: 'What they say',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 1000,
      admin: { description: 'Without quotation marks.' },
    },
    pictureField('photo'),
    eventField({ description: 'Also shown on this event’s page.' }),
  ],
})
