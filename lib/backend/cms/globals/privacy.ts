import { localizedLine, pageGlobal } from './page-global'

export const PrivacyGlobal = pageGlobal('privacy', 'Privacy', 'What visitors agree to when they send a form. Every change begins a new version of the text, which is noted with each consent.', [
  localizedLine('title'),
  { name: 'text', type: 'richText', localized: true },
])
