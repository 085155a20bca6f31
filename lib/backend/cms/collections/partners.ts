import { toOptions } from '../fields/options'
import { pictureField } from '../fields/pictures'
import { webAddress } from '../fields/web-address'
import { contentCollection, eventsField } from './content'

export const Partners = contentCollection({
  slug: 'partners',
  labels: { singular: 'Partner', plural: 'Partners' },
  group: 'Events',
  title: 'name',
  columns: ['name', 'logo', 'tier', 'events'],
  searched: ['name'],
  orderable: true,
  description: 'Shown in this order on the home page and on the pages of their events. Drag a row by its handle to move it.',
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 200 },
    {
      name: 'link',
      label: 'Website',
      type: 'text',
      validate: webAddress,
      admin: { description: 'The full address, starting with https://' },
    },
    pictureField('logo', { description: 'On a white or transparent background, with little margin.' }),
    {
      name: 'tier',
      label: 'Kind of partner',
      type: 'select',
      required: true,
      defaultValue: 'supporting',
      options: toOptions({
        general: 'Lead partner',
        main: 'Main partner',
        supporting: 'Supporting partner',
        media: 'Media partner',
      }),
    },
    eventsField(),
  ],
})
