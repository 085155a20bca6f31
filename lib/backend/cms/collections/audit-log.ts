import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '@/lib/backend/access/rules'
import { AUDIT_LOG_ACTIONS } from '@/lib/backend/audit-log/actions'
import { toOptions } from '../fields/options'

/** What staff did and when. It names fields, never what stands in them. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Audit log entry', plural: 'Audit log' },
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  admin: {
    group: 'Settings',
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'by', 'action', 'entity', 'title', 'changedFields'],
    listSearchableFields: ['by', 'title', 'document'],
    description:
      'Every change made by staff, newest first: when (Created At), who (By), what (Action), in which collection or page (Type), to which document (Document), and which fields changed (Fields). Only field names are recorded, never what people sent.',
    hidden: ({ user }) => user?.role !== 'admin',
  },
  fields: [
    { name: 'by', type: 'text', required: true, index: true, admin: { description: 'The email address of the account.' } },
    { name: 'action', type: 'select', required: true, options: toOptions(AUDIT_LOG_ACTIONS), index: true },
    {
      name: 'entity',
      label: 'Type',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The collection of the document, or the page.' },
    },
    { name: 'document', label: 'Document ID', type: 'text', index: true },
    {
      name: 'title',
      label: 'Document',
      type: 'text',
      admin: { description: 'Its title at that time. Empty for personal data.' },
    },
    { name: 'language', type: 'text', admin: { description: 'The content language in which it was saved.' } },
    { name: 'changedFields', label: 'Fields', type: 'text', admin: { description: 'The names of the fields that changed.' } },
  ],
}
