import { figuresField } from '../fields/figures'
import { pictureField } from '../fields/pictures'
import { localizedLine, localizedText, pageGlobal } from './page-global'

export const AboutGlobal = pageGlobal('about', 'About us', 'The “About us” page, above the statements.', [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Story',
        description: 'Who you are, in your own words.',
        fields: [localizedLine('title'), localizedText('lead'), { name: 'text', type: 'richText', localized: true }, pictureField('image', { label: 'Picture' })],
      },
      { label: 'Figures', description: 'A few numbers that say the same in short.', fields: [figuresField()] },
    ],
  },
])
