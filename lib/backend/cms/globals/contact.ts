import { pictureField } from '../fields/pictures'
import { socialLinksField } from '../fields/social-links'
import { webAddress } from '../fields/web-address'
import { localizedLine, pageGlobal } from './page-global'

export const ContactGlobal = pageGlobal('contact', 'Organisation and contact', 'Name and logo on every page, how to reach the organisation, and the footer.', [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Organisation',
        description: 'Who you are, on every page, in emails and in search results.',
        fields: [localizedLine('name'), pictureField('logo'), socialLinksField()],
      },
      {
        label: 'How to reach it',
        description: 'The addresses of the “Connect” page, and where its map points to.',
        fields: [
          { name: 'email', label: 'Email', type: 'email', admin: { description: 'Visitors’ messages and replies to our emails go to this address.' } },
          { name: 'phone', type: 'text', maxLength: 40 },
          localizedLine('address'),
          {
            type: 'row',
            fields: [
              { name: 'latitude', type: 'number', min: -90, max: 90 },
              { name: 'longitude', type: 'number', min: -180, max: 180 },
            ],
          },
          pictureField('map', { label: 'Street plan', description: 'A plan of the streets around the office.' }),
        ],
      },
      {
        label: 'Footer',
        description: 'The last line of every page.',
        fields: [
          localizedLine('copyright'),
          {
            name: 'credit',
            type: 'group',
            admin: { description: 'Who made the site: the last link of the footer.' },
            fields: [localizedLine('label'), { name: 'link', type: 'text', validate: webAddress }],
          },
        ],
      },
    ],
  },
])
