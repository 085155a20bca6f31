import { html, relatedIdentifier, text } from './fields'
import type { ListSource } from './sources'

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
