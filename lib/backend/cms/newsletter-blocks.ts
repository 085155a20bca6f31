import type { Block } from 'payload'
import { CARD_COLLECTIONS } from '../content/newsletters/body-parts'
import { pictureField } from './fields/pictures'
import { linkAddress } from './rich-text-links'

/** What they hold says what they are. */
const UNNAMED = { disableBlockName: true }

/** What stands in letters besides text. */
export const NEWSLETTER_BLOCKS: Block[] = [
  { slug: 'picture', admin: UNNAMED, labels: { singular: 'Picture', plural: 'Pictures' }, fields: [pictureField('picture', { required: true })] },
  {
    slug: 'button',
    admin: UNNAMED,
    labels: { singular: 'Button', plural: 'Buttons' },
    fields: [
      { name: 'label', label: 'Words', type: 'text', required: true, maxLength: 60 },
      { name: 'href', label: 'Address', type: 'text', required: true, validate: linkAddress },
    ],
  },
  {
    slug: 'card',
    admin: UNNAMED,
    labels: { singular: 'Event, speaker or article', plural: 'Events, speakers and articles' },
    fields: [
      {
        name: 'document',
        label: 'What it shows',
        type: 'relationship',
        relationTo: [...CARD_COLLECTIONS],
        required: true,
        admin: { description: 'With its picture, its title and a line about it, as published when the letter is sent.' },
      },
    ],
  },
]
