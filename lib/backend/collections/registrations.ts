import { REGISTRATION_STATES } from '@/lib/contract/registrations'
import { eventField } from './content'
import { consentField } from '../fields/consent'
import { emailField, inboxCollection, lineField, localeField } from './inbox'

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
    localeField(),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'confirmed',
      index: true,
      options: [...REGISTRATION_STATES],
    },
    // The place in the order of arrival: who waits longest gets the next seat.
    { name: 'number', type: 'number', required: true, defaultValue: 0, index: true },
    { name: 'offerEndsAt', type: 'date' },
    // How often the calendar entry was changed (RFC 5545, section 3.8.7.4).
    { name: 'sequence', type: 'number', defaultValue: 0, admin: { hidden: true } },
    consentField(),
  ],
})
