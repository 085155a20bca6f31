import { MESSAGE_KINDS } from '@/lib/contract/messages'
import { consentField } from '../fields/consent'
import { emailField, inboxCollection, lineField, localeField } from './inbox'

/** Messages from the contact and the careers form. */
export const Messages = inboxCollection({
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  columns: ['email', 'kind', 'subject', 'createdAt'],
  searched: ['email', 'fullName', 'subject', 'message'],
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...MESSAGE_KINDS] },
    lineField('fullName', true),
    emailField(),
    lineField('phone'),
    lineField('subject'),
    { name: 'message', type: 'textarea', required: true },
    lineField('link'),
    localeField(),
    consentField(),
  ],
})
