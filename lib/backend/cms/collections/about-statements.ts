import { pictureField } from '../fields/pictures'
import { contentCollection } from './content'

export const AboutStatements = contentCollection({
  slug: 'about-statements',
  labels: { singular: 'About statement', plural: 'About statements' },
  group: 'Pages',
  title: 'title',
  columns: ['title'],
  searched: ['title', 'text'],
  orderable: true,
  description: 'The statements on the “About us” page, in this order. Drag a row by its handle to move it.',
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 200 },
    { name: 'text', type: 'textarea', localized: true },
    pictureField('image', { label: 'Picture' }),
  ],
})
