import type { GroupField } from 'payload'

/** What a visitor agreed to, kept as a proof: which version of the privacy text, when, where, in which language. */
export function consentField(): GroupField {
  return {
    name: 'consent',
    type: 'group',
    admin: { readOnly: true, description: 'Record of consent: which version of the privacy notice, when and where.' },
    fields: [
      { name: 'textVersion', type: 'text' },
      { name: 'at', type: 'date' },
      { name: 'where', type: 'text' },
      { name: 'locale', type: 'text' },
    ],
  }
}
