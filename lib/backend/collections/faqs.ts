import { contentCollection, eventField } from './content'

/** The questions that visitors ask. */
export const Faqs = contentCollection({
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions' },
  group: 'Events',
  title: 'question',
  columns: ['question', 'category', 'event'],
  searched: ['question', 'answer', 'category'],
  orderable: true,
  fields: [
    { name: 'question', type: 'text', required: true, localized: true, maxLength: 300 },
    { name: 'answer', type: 'richText', localized: true },
    { name: 'category', type: 'text', localized: true, maxLength: 100 },
    eventField({ description: 'Leave empty for a question about the organisation as a whole.' }),
  ],
})
