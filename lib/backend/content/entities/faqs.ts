import { html, relatedIdentifier, text } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How questions are read: in the order that staff gave them. */
export const faqs: ListSource = {
  collection: 'faqs',
  order: ['_order'],
  eventPath: 'event',
  localizedSearch: true,
  fields: {
    question: text('question'),
    answer: html('answer'),
    category: text('category'),
    event: relatedIdentifier('event'),
  },
}
