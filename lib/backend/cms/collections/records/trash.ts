import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '@/lib/backend/access/rules'
import { jsonField } from '@/lib/backend/jobs/json-field'
import { bringBackEndpoint, TrashedContentSchema } from '@/lib/backend/trash'
import { bringBackRegistrations } from '@/lib/backend/registrations/bring-back'
import { bringBackRound } from '@/lib/backend/review/rounds/bring-back-round'
import { TRASH_DAYS } from '@/lib/site/constants'
import { HIDDEN, LIST_PAGES } from '../../fields/options'
import { momentField } from '../../fields/moment'

/** What staff have deleted. */
export const Trash: CollectionConfig = {
  slug: 'trash',
  labels: { singular: 'Deleted entry', plural: 'Trash' },
  access: { read: adminOnly, create: nobody, update: nobody, delete: adminOnly },
  defaultSort: '-createdAt',
  lockDocuments: false,
  admin: {
    group: 'Settings',
    useAsTitle: 'title',
    defaultColumns: ['title', 'entity', 'by', 'createdAt', 'purgeAt'],
    listSearchableFields: ['title', 'email'],
    description: `What was deleted in the last ${TRASH_DAYS} days. Open an entry to bring it back; delete it here, and it is gone for good. Pictures and accounts are deleted at once.`,
    pagination: LIST_PAGES,
    hidden: ({ user }) => user?.role !== 'admin',
  },
  endpoints: [bringBackEndpoint({ registrations: bringBackRegistrations, 'review-rounds': bringBackRound })],
  fields: [
    { name: 'bringBack', type: 'ui', admin: { components: { Field: '@/lib/backend/admin/trash/bring-back-field#BringBackField' } } },
    { name: 'title', label: 'Name', type: 'text', required: true },
    {
      name: 'entity',
      label: 'Type',
      type: 'text',
      required: true,
      index: true,
      admin: { hidden: true, components: { Cell: '@/lib/backend/admin/audit-log/cells#EntityCell' } },
    },
    { name: 'document', label: 'Document ID', type: 'text', required: true, index: true, admin: HIDDEN },
    { name: 'email', type: 'text', index: true, admin: HIDDEN },
    { name: 'event', type: 'text', index: true, admin: HIDDEN },
    { name: 'by', label: 'Deleted by', type: 'text', required: true },
    momentField('createdAt', 'Deleted', { zoneOf: 'site', admin: { hidden: true } }),
    momentField('purgeAt', 'Gone for good', { zoneOf: 'site' }),
    { ...jsonField('content', TrashedContentSchema), access: { read: () => false }, admin: HIDDEN },
  ],
}
