import type { CollectionConfig } from 'payload'
import { z } from 'zod'
import { GUEST_IMPORT_STATES, MAX_GUEST_FILE } from '@/lib/contract/desk/guests'
import { inboxAccess, nobody } from '@/lib/backend/access/rules'
import { importEndpoints } from '@/lib/backend/guests/import-endpoints'
import { refuseDeletingRunningImport } from '@/lib/backend/guests/running-imports'
import { undoCountEndpoint } from '@/lib/backend/guests/undo-count-endpoint'
import { jsonField } from '@/lib/backend/jobs/json-field'
import { guestRegistrar } from '@/lib/backend/registrations/guest-registrar'
import { AS_BADGE, HIDDEN, toOptions } from '../fields/options'
import { eventField } from './content'

/** Whole files of guests, which belong in no form; the import's own screen asks for its rows. */
const FILE = { admin: HIDDEN, access: { read: () => false } } as const

const STATES: Record<(typeof GUEST_IMPORT_STATES)[number], string> = {
  reading: 'Being read',
  ready: 'Waits for your word',
  importing: 'Is being imported',
  done: 'Imported',
  undoing: 'Is being undone',
  undone: 'Undone',
  failed: 'Could not be read',
}

/** Files of guests: read, looked at, imported, undone. */
export const GuestImports: CollectionConfig = {
  slug: 'guest-imports',
  labels: { singular: 'Guest import', plural: 'Guest imports' },
  access: { ...inboxAccess, update: nobody },
  defaultSort: '-createdAt',
  admin: {
    group: 'Inbox',
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'event', 'state', 'done', 'createdAt'],
    description: 'Lists of guests from CSV or Excel files. Every row is shown before anything is stored, and a whole import can be undone.',
    enableListViewSelectAPI: true,
    components: { beforeListTable: ['@/lib/backend/admin/guests/import-form#ImportForm'] },
  },
  lockDocuments: false,
  endpoints: [...importEndpoints, undoCountEndpoint(guestRegistrar)],
  hooks: { beforeDelete: [refuseDeletingRunningImport] },
  fields: [
    { name: 'preview', type: 'ui', admin: { components: { Field: '@/lib/backend/admin/guests/import-progress#ImportProgress' } } },
    eventField({ required: true, isFixed: true }),
    { name: 'fileName', label: 'File', type: 'text', required: true, admin: { hidden: true } },
    { name: 'state', label: 'Status', type: 'select', required: true, defaultValue: 'reading', options: toOptions(STATES), admin: { ...AS_BADGE, hidden: true } },
    { name: 'done', label: 'Rows done', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'total', label: 'Rows', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'problem', type: 'text', admin: HIDDEN },
    { name: 'by', type: 'text', admin: HIDDEN },
    // In base64; deleted once its guests are imported, or it cannot be read.
    { name: 'file', type: 'textarea', maxLength: Math.ceil((MAX_GUEST_FILE * 4) / 3) + 4, ...FILE },
    { ...jsonField('options', z.object({}).loose()), admin: HIDDEN },
    { ...jsonField('columns', z.array(z.unknown())), required: false, ...FILE },
    { ...jsonField('guests', z.array(z.unknown())), required: false, ...FILE },
    { ...jsonField('rows', z.array(z.unknown())), required: false, ...FILE },
  ],
}
