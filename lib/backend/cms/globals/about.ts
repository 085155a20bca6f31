import { figuresField } from '../fields/figures'
import { pictureField } from '../fields/pictures'
import { localizedLine, localizedText, pageGlobal } from './page-global'

export const AboutGlobal = pageGlobal('about', 'About us', 'The “About us” page, above the statements.', [
  localizedLine('title'),
  localizedText('lead'),
  { name: 'text', type: 'richText', localized: true },
  pictureField('image', { label: 'Picture' }),
  figuresField(),
])
