import type { CollectionConfig } from 'payload'
import { nobody } from '@/lib/backend/access/rules'

/** Who gets a letter, frozen when its sending begins: the queue of the worker. */
export const NewsletterRecipients: CollectionConfig = {
  slug: 'newsletter-recipients',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  // Nobody twice; and which ones of a letter come next.
  indexes: [{ fields: ['newsletter', 'subscription'], unique: true }, { fields: ['newsletter', 'state', 'waitUntil'] }],
  fields: [
    { name: 'newsletter', type: 'relationship', relationTo: 'newsletters', index: true },
    // Empty once the person is erased, as is the address.
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', index: true },
    { name: 'addressFolded', type: 'text', index: true },
    // Of what they get.
    { name: 'locale', type: 'text', required: true },
    // `waiting`, `claimed` by a worker, `skipped`, or `done`.
    { name: 'state', type: 'text', required: true },
    // The state of the email as sending ended, for when its record is deleted.
    { name: 'outcome', type: 'text' },
    { name: 'email', type: 'relationship', relationTo: 'emails', index: true },
    { name: 'leaseOwner', type: 'text', index: true },
    { name: 'leaseUntil', type: 'date' },
    // After the mail server has put it off so many times.
    { name: 'waitUntil', type: 'date' },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    // By the link of the letter.
    { name: 'leftAt', type: 'date' },
  ],
}
