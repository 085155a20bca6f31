import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '@/lib/backend/access/rules'
import { AUDIT_LOG_ACTIONS } from '@/lib/backend/audit-log/actions'
import { LIST_PAGES, toOptions } from '../../fields/options'

/** The actions of staff. It names fields, never their values. */
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
    description: 'What staff changed, the latest first. It names the fields that changed, never what people sent.',
    pagination: LIST_PAGES,
    hidden: ({ user }) => user?.role !== 'admin',
  },
  fields: [
    { name: 'by', label: 'Who', type: 'text', required: true, index: true, admin: { description: 'Name and email address of the account.' } },
    { name: 'action', type: 'select', required: true, options: toOptions(AUDIT_LOG_ACTIONS), index: true },
    {
      name: 'entity',
      label: 'Type',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The kind of document, or the page.', components: { Cell: '@/lib/backend/admin/audit-log/cells#EntityCell' } },
    },
    { name: 'document', label: 'Document ID', type: 'text', index: true },
    {
      name: 'title',
      label: 'Document',
      type: 'text',
      admin: { description: 'Its title at that time. Empty for personal data.' },
    },
    { name: 'language', type: 'text', admin: { description: 'The content language in which it was saved.' } },
    { name: 'changedFields', label: 'Fields', type: 'text', admin: { description: 'The names of the fields that changed.', components: { Cell: '@/lib/backend/admin/audit-log/cells#FieldsCell' } } },
  ],
}
