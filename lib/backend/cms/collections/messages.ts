import { answerEndpoint } from '@/lib/backend/contact-messages/answer-endpoint'
import { AnswersSchema } from '@/lib/backend/contact-messages/answers'
import { hideSpam, SPAM } from '@/lib/backend/contact-messages/spam'
import { consentField } from '../fields/consent'
import { AS_BADGE, toOptions } from '../fields/options'
import { emailField, hiddenField, inboxCollection, lineField, localeField } from './inbox'

export const Messages = inboxCollection({
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  columns: ['fullName', 'subject', 'kind', 'state', 'email', 'createdAt', 'retainedUntil'],
  searched: ['email', 'fullName', 'subject', 'message'],
  description: 'What visitors wrote with the contact and the careers form. Each message was also emailed to the organisation. Open one to answer it; give it the status “Spam”, and it leaves this list.',
  hooks: { beforeOperation: [hideSpam] },
  endpoints: [answerEndpoint],
  aboveList: ['@/lib/backend/admin/inbox/spam-link#SpamLink'],
  fields: [
    {
      name: 'state',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: toOptions({ new: 'New', answered: 'Answered', closed: 'No reply needed', [SPAM]: 'Spam' }),
      admin: { position: 'sidebar', ...AS_BADGE },
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
    { name: 'answersField', type: 'ui', admin: { components: { Field: '@/lib/backend/admin/inbox/answers-field#AnswersField' } } },
    hiddenField('answers', AnswersSchema),
    localeField(),
    consentField(),
  ],
})
