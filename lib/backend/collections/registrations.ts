import { eventField } from './content'
import { emailField, inboxCollection, lineField } from './inbox'

/** Those who registered for an event. */
export const Registrations = inboxCollection({
  slug: 'registrations',
  labels: { singular: 'Registration', plural: 'Registrations' },
  columns: ['email', 'fullName', 'event', 'createdAt'],
  searched: ['email', 'fullName', 'organization'],
  indexes: [{ fields: ['event', 'email'], unique: true }],
  fields: [
    eventField({ required: true }),
    lineField('fullName', true),
    emailField(),
    lineField('phone'),
    lineField('organization'),
    lineField('position'),
    lineField('country'),
    { name: 'answers', type: 'json' },
  ],
})
