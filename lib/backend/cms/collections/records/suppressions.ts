import type { CollectionConfig } from 'payload'
import { nobody } from '@/lib/backend/access/rules'
import { toOptions } from '../../fields/options'

/** Addresses that get no letters: nobody is there, or somebody there called a letter spam. */
export const Suppressions: CollectionConfig = {
  slug: 'suppressions',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'addressFolded', type: 'text', required: true, unique: true, index: true },
    { name: 'reason', type: 'select', required: true, options: toOptions({ unknownAddress: 'Address unknown', complaint: 'Marked as spam' }) },
    // The one that told.
    { name: 'email', type: 'relationship', relationTo: 'emails', index: true },
  ],
}
