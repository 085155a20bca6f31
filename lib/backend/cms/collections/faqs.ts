import { neededText } from '../fields/needed-text'
import { requireDefaultName } from '../hooks/require-default-name'
import { contentCollection, eventField } from './content'

export const Faqs = contentCollection({
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions and answers' },
  group: 'Events',
  title: 'question',
  columns: ['question', 'category', 'event'],
  searched: ['question', 'answer', 'category'],
  orderable: true,
  description: 'Shown in this order. Drag a row by its handle to move it; filter by event to see one event’s questions.',
  beforeChange: requireDefaultName('answer'),
  fields: [
    { name: 'question', type: 'text', required: true, localized: true, maxLength: 300 },
    { name: 'answer', type: 'richText', localized: true, validate: neededText('faqs', 'answer', 'Write the answer.') },
    {
      name: 'category',
      label: 'Topic',
      type: 'text',
      localized: true,
      maxLength: 100,
      admin: { description: 'Questions with the same topic are grouped, so spell it the same way each time.' },
    },
    eventField({ description: 'Leave empty for a question about the organisation as a whole.' }),
  ],
})
