import { pictureField } from '../fields/pictures'
import { localizedLine, localizedText, pageGlobal } from './page-global'

export const HomeGlobal = pageGlobal('home', 'Home page', 'The texts of the home page. Events, speakers, partners and articles are added automatically.', [
  {
    name: 'hero',
    type: 'group',
    fields: [localizedLine('eyebrow', 'Line above the title'), localizedLine('title'), localizedText('subtitle'), pictureField('image')],
  },
  {
    name: 'howItWorks',
    label: 'How it works',
    type: 'group',
    fields: [
      localizedLine('title'),
      localizedText('intro'),
      { name: 'steps', type: 'array', fields: [localizedLine('title'), localizedText('text')] },
    ],
  },
  {
    name: 'subscription',
    label: 'Subscribe block',
    type: 'group',
    admin: { description: 'Without a title, the block is not shown.' },
    fields: [localizedLine('title'), localizedText('subtitle'), pictureField('image')],
  },
])
