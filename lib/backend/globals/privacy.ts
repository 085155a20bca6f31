import { localizedLine, pageGlobal } from './page-global'

/** What visitors are told of their data before they agree to it. */
export const PrivacyGlobal = pageGlobal('privacy', 'Privacy', [
  localizedLine('title'),
  { name: 'text', type: 'richText', localized: true },
])
