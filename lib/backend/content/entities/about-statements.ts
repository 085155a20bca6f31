import { image, text } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How the about statements are read: in the order that staff gave them. */
export const aboutStatements: ListSource = {
  collection: 'about-statements',
  order: ['_order'],
  localizedSearch: true,
  fields: { title: text('title'), text: text('text'), image: image('image') },
}
