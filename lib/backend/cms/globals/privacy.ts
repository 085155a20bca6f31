import { localizedLine, pageGlobal } from './page-global'

/** What visitors are told of their data before they agree to it. */
export const PrivacyGlobal = pageGlobal('privacy', 'Privacy', 'What visitors agree to when they send a form. Every change begins a new version of the text, which is noted with each consent.', [
  localizedLine('title'),
  { name: 'text', type: 'richText', localized: true },
])
