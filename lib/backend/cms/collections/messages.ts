import { consentField } from '../fields/consent'
import { toOptions } from '../fields/options'
import { emailField, inboxCollection, lineField, localeField } from './inbox'

export const Messages = inboxCollection({
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  columns: ['fullName', 'subject', 'kind', 'state', 'email', 'createdAt', 'keptUntil'],
  searched: ['email', 'fullName', 'subject', 'message'],
  description: 'What visitors wrote with the contact and the careers form. Each message was also emailed to the organisation; reply from there and mark it here.',
  fields: [
    {
      name: 'state',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: toOptions({ new: 'New', answered: 'Answered', closed: 'No reply needed' }),
      admin: { position: 'sidebar', components: { Cell: '@/lib/backend/admin/titles/state-cell#StateCell' } },
    },
    {
      name: 'kind',
      label: 'Form',
      type: 'select',
      required: true,
      options: toOptions({ contact: 'Contact', careers: 'Careers' }),
    },
    lineField('fullName', true, 'Name'),
    emailField(),
    lineField('phone'),
    lineField('subject'),
    { name: 'message', type: 'textarea', required: true },
    lineField('link'),
    localeField(),
    consentField(),
  ],
})
