import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody } from '@/lib/backend/access/rules'
import { expireAfterDelete } from '@/lib/backend/content/expire-pages'

/** The former identifiers of documents with a page, so that links to them still lead there. */
export const Redirects: CollectionConfig = {
  slug: 'old-addresses',
  labels: { singular: 'Old address', plural: 'Old addresses' },
  access: { read: editorsOnly, create: nobody, update: nobody, delete: editorsOnly },
  admin: {
    group: 'Settings',
    useAsTitle: 'from',
    defaultColumns: ['from', 'entity', 'createdAt'],
    description: 'Former addresses of pages. They are kept by themselves; whoever follows one is led to the page’s present address.',
  },
  indexes: [{ fields: ['entity', 'from'], unique: true }],
  hooks: { afterDelete: [expireAfterDelete] },
  fields: [
    { name: 'entity', label: 'Of', type: 'text', required: true },
    { name: 'from', label: 'Former address', type: 'text', required: true },
    { name: 'document', label: 'Key of the document', type: 'text', required: true, index: true },
  ],
}
