import { resendSubscriptionEmail } from '@/lib/backend/subscriptions/resend-email'
import { consentField } from '../fields/consent'
import { toOptions } from '../fields/options'
import { emailField, inboxCollection, lineField, localeField } from './inbox'

/** Those who want to hear of the events by mail. */
export const Subscriptions = inboxCollection({
  slug: 'subscriptions',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  columns: ['email', 'fullName', 'organization', 'state', 'createdAt'],
  searched: ['email', 'fullName', 'organization'],
  description: 'Who wants to hear of the events. Write only to those who are “Confirmed”: filter by state before you export.',
  resend: resendSubscriptionEmail,
  fields: [
    emailField(true),
    lineField('fullName', false, 'Name'),
    lineField('organization', false, 'Organisation'),
    lineField('country'),
    { name: 'subject', label: 'What they wrote', type: 'textarea' },
    localeField(),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: toOptions({ pending: 'Asked to confirm', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' }),
      admin: { position: 'sidebar' },
    },
    { name: 'confirmedAt', label: 'Confirmed', type: 'date', admin: { position: 'sidebar', readOnly: true } },
    consentField(),
  ],
})
