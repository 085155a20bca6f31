import type { GroupField, Tab, TextareaField, TextField } from 'payload'
import { MAX_EMAIL_LINE, MAX_EMAIL_TEXT } from '@/lib/site/constants'
import { EMAIL_KINDS, WORDED_KINDS, type WordedKind } from '../../email/email-kinds'

/** The words of the emails that people get about their own registration or application. */
export function wordingTab(): Tab {
  return {
    name: 'wording',
    label: 'Wording of emails',
    description:
      'Your own words for emails about this event, in the language that you are editing. What you leave empty says the usual, in each language by itself. Greeting, deadlines, dates, place, tickets and links stay, whatever you write.',
    fields: WORDED_KINDS.map(wordingField),
  }
}

function wordingField(kind: WordedKind): GroupField {
  return {
    name: kind,
    label: EMAIL_KINDS[kind].wordedAs,
    type: 'group',
    fields: [
      ownLineField('subject', 'Subject'),
      ownLineField('heading', 'Heading'),
      ownTextField('text', 'Text', 'Plain text. A blank line begins a new paragraph.'),
      { name: 'preview', type: 'ui', admin: { components: { Field: { path: '@/lib/backend/admin/emails/wording-preview#WordingPreview', clientProps: { kind } } } } },
    ],
  }
}

function ownLineField(name: string, label: string): TextField {
  return { name, label, type: 'text', localized: true, maxLength: MAX_EMAIL_LINE }
}

/** In place of a usual text, in the language that is edited. */
export function ownTextField(name: string, label: string, description: string): TextareaField {
  return { name, label, type: 'textarea', localized: true, maxLength: MAX_EMAIL_TEXT, admin: { description } }
}
