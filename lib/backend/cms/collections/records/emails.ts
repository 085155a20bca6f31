import type { CollectionConfig } from 'payload'
import { nobody } from '@/lib/backend/access/rules'
import { EMAIL_STATES } from '@/lib/backend/email/records/email-states'
import { findEmailsEndpoint } from '@/lib/backend/email/records/find-emails-endpoint'
import { toOptions } from '../../fields/options'

/** Every email of the site with what became of it, so that none goes twice. Its id is the token by which reports name it. */
export const Emails: CollectionConfig = {
  slug: 'emails',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: [findEmailsEndpoint],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'topic', type: 'text', index: true },
    { name: 'queuedAt', type: 'date' },
    // The job that works on it, or did last.
    { name: 'job', type: 'text', index: true },
    // The job that is handing it over; empty once it has.
    { name: 'claimedBy', type: 'text', index: true },
    // Missing in those of before these were noted.
    { name: 'to', type: 'text' },
    // As addresses are compared.
    { name: 'toFolded', type: 'text', index: true },
    { name: 'kind', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'locale', type: 'text' },
    { name: 'state', type: 'select', required: true, defaultValue: 'queued', options: toOptions(EMAIL_STATES), index: true },
    { name: 'reason', type: 'text' },
    // Of the last change.
    { name: 'at', type: 'date' },
    { name: 'messageId', type: 'text', index: true },
    // What the mail server calls it.
    { name: 'relayId', type: 'text', index: true },
    // Such as `registrations:<id>`.
    { name: 'about', type: 'text', index: true },
  ],
}
