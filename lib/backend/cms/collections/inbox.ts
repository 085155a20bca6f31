import type { CollectionConfig, Endpoint, Field, FieldHook, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import type { z } from 'zod'
import { inboxAccess } from '@/lib/backend/access/rules'
import { EmailSchema } from '@/lib/contract/fields/contact-fields'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { DEFAULT_LOCALE, LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { BULK_EDITED } from '../fields/bulk-edit'
import { momentField } from '../fields/moment'
import { READ_ONLY } from '../fields/read-only'
import { retainedUntilField } from '../fields/retained-until'
import { FORM_GUARDS, HIDDEN, LIST_PAGES, toOptions } from '../fields/options'
import { fillSearchText } from '../fields/search-text'
import { foldSearches } from '../hooks/fold-searches'
import { exportEndpoint } from '@/lib/backend/inbox/export-endpoint'
import { changeEndpoint, type SaveTogether } from '@/lib/backend/inbox/change-endpoints'
import type { InboxSlug } from '@/lib/backend/access/desk'
import { jsonField } from '@/lib/backend/jobs/json-field'

interface InboxCollection {
  slug: InboxSlug
  labels: { singular: string; plural: string }
  /** The field by which staff recognise who sent it. */
  title?: string
  columns: string[]
  searched: string[]
  description: string
  indexes?: CollectionConfig['indexes']
  hooks?: CollectionConfig['hooks']
  /** Whether visitors get an email when staff change the state. */
  emailsOnChange?: boolean
  /** Does what follows from a change of several entries at once. */
  saveTogether?: SaveTogether
  /** Sends the email about the present state again; messages have none. */
  resendEndpoint?: Endpoint
  endpoints?: Endpoint[]
  /** What else the menus of the list and of a document offer: paths of components. */
  menuItems?: { list: string[]; document: string[] }
  /** What stands above the rows of the list: paths of components. */
  aboveList?: string[]
  fields: Field[]
}

const ADMIN_COMPONENTS = '@/lib/backend/admin'

const EMAILS_SHOWN: Field = { name: 'emailsShown', type: 'ui', admin: { disableListColumn: true, components: { Field: `${ADMIN_COMPONENTS}/emails/emails-shown#EmailsShown` } } }

/** A collection of what visitors sent: only the desk reads it, and no visitor writes it directly. */
export function inboxCollection(options: InboxCollection): CollectionConfig {
  const { slug, labels, title = 'fullName', columns, searched, description, indexes, hooks = {}, emailsOnChange = false, saveTogether, resendEndpoint, endpoints = [], menuItems, aboveList = [], fields } = options
  return {
    slug,
    labels,
    access: inboxAccess,
    defaultSort: '-createdAt',
    admin: {
      group: 'Inbox',
      useAsTitle: title,
      defaultColumns: columns,
      pagination: LIST_PAGES,
      listSearchableFields: ['searchText'],
      description,
      components: {
        listMenuItems: [...(menuItems?.list ?? []), `${ADMIN_COMPONENTS}/export-menu-items#ExportMenuItems`],
        beforeListTable: [...aboveList, ...(emailsOnChange ? [`${ADMIN_COMPONENTS}/inbox/change-status#ChangeStatus`] : [])],
        edit: {
          beforeDocumentControls: FORM_GUARDS,
          editMenuItems: [
            ...(menuItems?.document ?? []),
            ...(resendEndpoint ? [`${ADMIN_COMPONENTS}/resend-menu-item#ResendMenuItem`] : []),
            `${ADMIN_COMPONENTS}/erase-menu-item#EraseMenuItem`,
          ],
        },
      },
    },
    indexes,
    endpoints: [...endpoints, exportEndpoint(slug), ...(emailsOnChange ? [changeEndpoint(slug, saveTogether)] : []), ...(resendEndpoint ? [resendEndpoint] : [])],
    hooks: { ...hooks, beforeOperation: [foldSearches, ...(hooks.beforeOperation ?? [])], beforeChange: [fillSearchText(...searched), ...(hooks.beforeChange ?? [])] },
    fields: [
      ...fields,
      ...(resendEndpoint ? [EMAILS_SHOWN] : []),
      {
        name: 'notes',
        type: 'textarea',
        maxLength: 5000,
        admin: { position: 'sidebar', description: 'For colleagues. Visitors never see them; they are part of the export.' },
      },
      {
        ...momentField('createdAt', 'Sent', { zoneOf: isOfEvent(fields) ? 'event' : 'site', access: READ_ONLY, admin: { hidden: true, disableBulkEdit: true } }),
        index: true,
      },
      retainedUntilField(slug),
      { name: 'person', type: 'ui', admin: { position: 'sidebar', components: { Field: `${ADMIN_COMPONENTS}/people/person-link#PersonLink` } } },
      { name: 'searchText', label: 'name, email or other words', type: 'textarea', admin: HIDDEN },
    ],
  }
}

function isOfEvent(fields: Field[]): boolean {
  return fields.some((field) => 'name' in field && field.name === 'event')
}

export function lineField(name: string, required = false, label?: string): Field {
  return { name, label, type: 'text', required }
}

/** The organisation of the sender, if any. */
export function organisationField(): Field {
  return { name: 'organization', label: 'Organisation', type: 'text', ...BULK_EDITED }
}

export function localeField(): Field {
  return {
    name: 'locale',
    label: 'Language',
    type: 'select',
    required: true,
    defaultValue: DEFAULT_LOCALE,
    options: toOptions(Object.fromEntries(LOCALES.map((locale) => [locale, LOCALE_TABLE[locale].ownName]))),
    admin: { position: 'sidebar', description: 'Emails are sent in this language.' },
  }
}

interface EmailField {
  isUnique?: boolean
  /** Staff do not change it: what was sent to an address stays its owner's. */
  isFixed?: boolean
  description?: string
}

export function emailField({ isUnique = false, isFixed = false, description }: EmailField = {}): Field {
  return {
    name: 'email',
    label: 'Email',
    type: 'text',
    required: true,
    index: true,
    unique: isUnique,
    validate: isFullAddress,
    hooks: { beforeValidate: [toComparable] },
    ...(isFixed && { access: READ_ONLY }),
    admin: { description },
  }
}

/** As it is asked for everywhere. */
const toComparable: FieldHook = ({ value }: { value?: unknown }) => (typeof value === 'string' ? comparableAddress(value) : value)

const isFullAddress: TextFieldSingleValidation = (value, options) => {
  const isText = text(value, options)
  return isText !== true || EmailSchema.safeParse(value).success ? isText : 'Enter a full email address.'
}

export function answersFields(): Field[] {
  return [
    { name: 'answersShown', type: 'ui', admin: { components: { Field: `${ADMIN_COMPONENTS}/answers-shown#AnswersShown` } } },
    {
      name: 'answers',
      type: 'json',
      // By the key of the question.
      typescriptSchema: [() => ({ type: ['object', 'null'], additionalProperties: true })],
      admin: HIDDEN,
    },
  ]
}

/** A value that the backend alone uses. */
export function hiddenField(name: string, schema: z.ZodType): Field {
  return { ...jsonField(name, schema.nullable()), required: false, access: READ_ONLY, admin: HIDDEN }
}
