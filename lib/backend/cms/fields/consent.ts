import type { GroupField } from 'payload'
import { momentField } from './moment'
import { READ_ONLY } from './read-only'

/** The proof of a visitor's consent: the version of the privacy text, the time, the page and the language. */
export function consentField(): GroupField {
  return {
    name: 'consent',
    type: 'group',
    access: READ_ONLY,
    admin: {
      readOnly: true,
      description: 'What the visitor agreed to when sending the form.',
      // Guests entered by staff gave no consent here.
      condition: ({ consent }: { consent?: { at?: string | null } }) => Boolean(consent?.at),
    },
    fields: [
      { name: 'textVersion', label: 'Version of the privacy notice', type: 'text' },
      momentField('at', 'When', { zoneOf: 'site', admin: { readOnly: true } }),
      { name: 'where', label: 'Page', type: 'text' },
      { name: 'locale', label: 'Language', type: 'text' },
    ],
  }
}
