import { pictureField } from '../fields/pictures'
import { contentCollection, eventField } from './content'

/** What people say of the events. */
export const Testimonials = contentCollection({
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  group: 'Pages',
  title: 'author',
  columns: ['author', 'event'],
  searched: ['author', 'role', 'quote'],
  orderable: true,
  fields: [
    { name: 'author', type: 'text', required: true, localized: true, maxLength: 150 },
    { name: 'role', type: 'text', localized: true, maxLength: 200 },
    { name: 'quote', type: 'textarea', required: true, localized: true, maxLength: 1000 },
    pictureField('photo'),
    eventField(),
  ],
})
