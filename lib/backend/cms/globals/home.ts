import { pictureField } from '../fields/pictures'
import { localizedLine, localizedText, pageGlobal } from './page-global'

export const HomeGlobal = pageGlobal('home', 'Home page', 'The texts of the home page. Events, speakers, partners and articles are added automatically.', [
  {
    type: 'tabs',
    tabs: [
      {
        name: 'hero',
        label: 'First screen',
        description: 'The first picture of the home page, and the words on it.',
        fields: [
          localizedLine('eyebrow', 'Line above the title', 'Empty: the current event with its city and dates, which then follow the event by themselves.'),
          localizedLine('title'),
          localizedText('subtitle'),
          pictureField('image'),
        ],
      },
      {
        name: 'howItWorks',
        label: 'How it works',
        description: 'The steps from a visit to a seat, in their order.',
        fields: [
          localizedLine('title'),
          localizedText('intro'),
          { name: 'steps', type: 'array', fields: [localizedLine('title'), localizedText('text')] },
        ],
      },
      {
        name: 'subscription',
        label: 'Subscribe block',
        description: 'Shown above the footer of most pages. Without a title, it is not shown.',
        fields: [localizedLine('title'), localizedText('subtitle'), pictureField('image')],
      },
    ],
  },
])
