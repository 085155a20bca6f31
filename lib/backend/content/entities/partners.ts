import { image, plain, position, relatedIdentifiers, text } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How partners are read: in the order that staff gave them. */
export const partners: ListSource = {
  collection: 'partners',
  order: ['_order'],
  eventPath: 'events',
  localizedSearch: true,
  fields: {
    name: text('name'),
    link: plain('link', ''),
    logo: image('logo'),
    tier: plain('tier'),
    events: relatedIdentifiers('events'),
    position,
  },
}
