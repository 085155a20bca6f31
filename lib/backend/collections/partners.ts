import { PARTNER_TIERS } from '@/lib/contract/partners'
import { pictureField } from '../fields/pictures'
import { webAddress } from '../fields/web-address'
import { contentCollection, eventsField } from './content'

/** The organisations that support events. */
export const Partners = contentCollection({
  slug: 'partners',
  labels: { singular: 'Partner', plural: 'Partners' },
  group: 'Events',
  title: 'name',
  columns: ['name', 'tier', 'events'],
  searched: ['name'],
  orderable: true,
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 200 },
    { name: 'link', type: 'text', validate: webAddress },
    pictureField('logo'),
    { name: 'tier', type: 'select', required: true, defaultValue: 'supporting', options: [...PARTNER_TIERS] },
    eventsField(),
  ],
})
