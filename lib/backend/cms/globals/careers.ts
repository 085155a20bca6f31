import { localizedLine, pageGlobal } from './page-global'

export const CareersGlobal = pageGlobal('careers', 'Careers', 'The careers section of the “Connect” page.', [
  localizedLine('title'),
  { name: 'text', type: 'richText', localized: true },
])
