import { SUBSCRIPTION_STATES } from '@/lib/contract/subscriptions'
import { consentField } from '../fields/consent'
import { emailField, inboxCollection, lineField, localeField } from './inbox'

/** Those who want to hear of the events by mail. */
export const Subscriptions = inboxCollection({
  slug: 'subscriptions',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  columns: ['email', 'fullName', 'createdAt'],
  searched: ['email', 'fullName', 'organization'],
  fields: [
    emailField(true),
    lineField('fullName'),
    lineField('organization'),
    lineField('country'),
    { name: 'subject', type: 'textarea' },
    localeField(),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [...SUBSCRIPTION_STATES],
    },
    { name: 'confirmedAt', type: 'date' },
    consentField(),
  ],
})
