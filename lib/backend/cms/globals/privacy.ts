import { localizedLine, pageGlobal } from './page-global'

export const PrivacyGlobal = pageGlobal('privacy', 'Privacy', 'What visitors agree to when they send a form. Every change creates a new version; each consent records its version.', [
  localizedLine('title'),
  { name: 'text', type: 'richText', localized: true },
])
