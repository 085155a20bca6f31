import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody } from '@/lib/backend/access/rules'
import { expireAfterDelete } from '@/lib/backend/content/expire-pages'

/** From former identifiers of documents to the pages that these have now. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { read: editorsOnly, create: nobody, update: nobody, delete: editorsOnly },
  admin: {
    group: 'Settings',
    useAsTitle: 'from',
    defaultColumns: ['from', 'entity', 'createdAt'],
    description:
      'Former page addresses. They are recorded automatically; anyone who follows one is redirected to the page’s current address.',
  },
  indexes: [{ fields: ['entity', 'from'], unique: true }],
  hooks: { afterDelete: [expireAfterDelete] },
  fields: [
    {
      name: 'entity',
      label: 'Type',
      type: 'text',
      required: true,
      admin: { description: 'The collection of the page, such as events or speakers.' },
    },
    {
      name: 'from',
      label: 'Former address',
      type: 'text',
      required: true,
      admin: { description: 'The last part of the former address.' },
    },
    {
      name: 'document',
      label: 'Document ID',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The document whose page visitors get to.' },
    },
  ],
}
