import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '@/lib/backend/access/rules'
import { AUDIT_LOG_ACTIONS } from '@/lib/backend/audit-log/actions'
import { toOptions } from '../fields/options'

/** Who of the staff changed what and when. Nobody writes it over HTTP; it names fields, never what stands in them. */
export const AuditLog: CollectionConfig = {
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
    { name: 'action', type: 'select', required: true, options: toOptions(AUDIT_LOG_ACTIONS), index: true },
    { name: 'entity', label: 'Of', type: 'text', required: true, index: true },
    { name: 'document', label: 'Key of the document', type: 'text', index: true },
    { name: 'title', label: 'Which', type: 'text' },
    { name: 'language', type: 'text' },
    { name: 'changedFields', label: 'Fields', type: 'text' },
  ],
}
