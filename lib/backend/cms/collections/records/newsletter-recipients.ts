import type { CollectionConfig } from 'payload'
import { nobody } from '@/lib/backend/access/rules'
import { EMAIL_STATES } from '@/lib/backend/email/records/email-states'
import { RECIPIENT_STATES } from '@/lib/backend/newsletters/recipient-states'
import { localeField } from '../inbox'
import { toOptions } from '../../fields/options'

/** Who gets a letter, frozen when its sending begins: the queue of the worker. */
export const NewsletterRecipients: CollectionConfig = {
  slug: 'newsletter-recipients',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  // Each once, and the next ones of a letter.
  indexes: [{ fields: ['newsletter', 'subscription'], unique: true }, { fields: ['newsletter', 'state', 'waitUntil'] }],
  fields: [
    { name: 'newsletter', type: 'relationship', relationTo: 'newsletters', required: true, index: true },
    // Empty once the person is erased.
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', index: true },
    { name: 'addressFolded', type: 'text', index: true },
    // Of what they get.
    { ...localeField(), index: true },
    { name: 'state', type: 'select', required: true, defaultValue: 'waiting', options: toOptions(RECIPIENT_STATES), index: true },
    // As sending ended, for when the record of the email is deleted.
    { name: 'outcome', type: 'select', options: toOptions(EMAIL_STATES) },
    { name: 'email', type: 'relationship', relationTo: 'emails', index: true },
    { name: 'leaseUntil', type: 'date' },
    // After the mail server has put it off.
    { name: 'waitUntil', type: 'date' },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
  ],
}
