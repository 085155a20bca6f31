import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '../access/rules'
import { toOptions } from '../fields/options'

/** What staff may have done, in the words of the list. */
export const CHANGE_ACTIONS = {
  created: 'Created',
  changed: 'Changed',
  savedDraft: 'Saved a draft',
  published: 'Published',
  withdrawn: 'Withdrew',
  deleted: 'Deleted',
  exported: 'Exported',
  resent: 'Sent a letter again',
  announced: 'Wrote to all who registered',
  erased: 'Erased a person’s data',
} as const

/** Who of the staff changed what and when. Nobody writes it over HTTP; it names fields, never what stands in them. */
export const Changes: CollectionConfig = {
  slug: 'changes',
  labels: { singular: 'Change', plural: 'Who changed what' },
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  admin: {
    group: 'Settings',
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'by', 'action', 'entity', 'title', 'changedFields'],
    listSearchableFields: ['by', 'title', 'document'],
    description: 'Every change by staff, the newest first. Names of fields only: what people sent never stands here.',
    hidden: ({ user }) => (user as { role?: string } | null)?.role !== 'admin',
  },
  fields: [
    { name: 'by', type: 'text', required: true, index: true },
    { name: 'action', type: 'select', required: true, options: toOptions(CHANGE_ACTIONS), index: true },
    { name: 'entity', label: 'Of', type: 'text', required: true, index: true },
    { name: 'document', label: 'Key of the document', type: 'text', index: true },
    { name: 'title', label: 'Which', type: 'text' },
    { name: 'language', type: 'text' },
    { name: 'changedFields', label: 'Fields', type: 'text' },
  ],
}
