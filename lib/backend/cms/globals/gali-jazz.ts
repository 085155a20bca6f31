import { pictureField } from '../fields/pictures'
import { localizedLine, localizedText, pageGlobal } from './page-global'

export const GaliJazzGlobal = pageGlobal('gali-jazz', 'Gali Jazz', 'The “Gali Jazz” page.', [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'The festival',
        description: 'What it is, and the next one.',
        fields: [
          localizedLine('title'),
          localizedText('lead'),
          { name: 'text', type: 'richText', localized: true },
          pictureField('image'),
          pictureField('cutout', {
            label: 'Cut-out',
            description:
              'What stands before the title, such as the instrument: the image once more, exactly as large, with everything else transparent (PNG or WebP). If the image has a portrait crop, give the cut-out one too. Without a cut-out the title stands before the image.',
          }),
          {
            name: 'event',
            type: 'relationship',
            relationTo: 'events',
            admin: { description: 'The next festival, which the page announces.' },
          },
        ],
      },
      {
        label: 'Past evenings',
        description: 'Pictures of earlier years, in this order.',
        fields: [
          {
            name: 'gallery',
            label: 'Past evenings',
            type: 'array',
            fields: [pictureField('image', { required: true }), localizedLine('caption')],
          },
        ],
      },
    ],
  },
])
