import { pictureField } from '../fields/pictures'
import { socialLinksField } from '../fields/social-links'
import { webAddress } from '../fields/web-address'
import { localizedLine, pageGlobal } from './page-global'

/** How to reach the organisation, its name and its logo. */
export const ContactGlobal = pageGlobal('contact', 'Organisation and contact', [
  localizedLine('name'),
  pictureField('logo'),
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'text', maxLength: 40 },
  localizedLine('address'),
  {
    type: 'row',
    fields: [
      { name: 'latitude', type: 'number', min: -90, max: 90 },
      { name: 'longitude', type: 'number', min: -180, max: 180 },
    ],
  },
  pictureField('map', { description: 'A plan of the streets around the office.' }),
  socialLinksField(),
  localizedLine('copyright'),
  {
    name: 'credit',
    type: 'group',
    fields: [localizedLine('label'), { name: 'link', type: 'text', validate: webAddress }],
  },
])
