import type { CollectionConfig } from 'payload'
import { nobody } from '@/lib/backend/access/rules'

/** Which emails were handed over, so that none goes twice. */
export const EmailDeliveries: CollectionConfig = {
  slug: 'email-deliveries',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'topic', type: 'text', index: true },
    { name: 'queuedAt', type: 'date' },
    // The job that is handing it over; empty once it has.
    { name: 'claimedBy', type: 'text', index: true },
  ],
}
