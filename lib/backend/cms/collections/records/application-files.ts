import type { CollectionConfig } from 'payload'
import { nobody } from '@/lib/backend/access/rules'

/** The files that come with applications, without their contents; read through the contract alone. */
export const ApplicationFiles: CollectionConfig = {
  slug: 'application-files',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // The programme, and the key of the question.
    { name: 'event', type: 'text', required: true },
    { name: 'question', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    // What it is part of: one of them, or nothing yet.
    { name: 'application', type: 'text', index: true },
    { name: 'draft', type: 'text', index: true },
    // Is about to be deleted, and part of nothing any more.
    { name: 'isDoomed', type: 'checkbox', defaultValue: false, index: true },
  ],
}
