import { image, relatedIdentifier, text } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How testimonials are read: in the order that staff gave them. */
export const testimonials: ListSource = {
  collection: 'testimonials',
  order: ['_order'],
  eventPath: 'event',
  localizedSearch: true,
  fields: {
    author: text('author'),
    role: text('role'),
    quote: text('quote'),
    photo: image('photo'),
    event: relatedIdentifier('event'),
  },
}
