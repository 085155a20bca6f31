import { emailField, inboxCollection, lineField } from './inbox'

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
  ],
})
