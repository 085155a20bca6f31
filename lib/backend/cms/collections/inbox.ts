import type { CollectionConfig, Field } from 'payload'
import { inboxAccess } from '@/lib/backend/access/rules'
import { DEFAULT_LOCALE, LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { toOptions } from '../fields/options'
import { fillSearchText } from '../fields/search-text'
import { exportEndpoint } from '@/lib/backend/inbox/export-endpoint'
import { resendEndpoint, type Resend } from '@/lib/backend/inbox/resend-endpoint'

interface InboxCollection {
  slug: 'registrations' | 'accelerators' | 'subscriptions' | 'messages'
  labels: { singular: string; plural: string }
  columns: string[]
  searched: string[]
  description: string
  indexes?: CollectionConfig['indexes']
  hooks?: CollectionConfig['hooks']
  /** Queues the email on the present state again; messages have none. */
  resend?: Resend
  fields: Field[]
}

const ACTIONS = '@/lib/backend/admin'

/** A collection of what visitors sent: only the desk reads it, and no visitor writes it directly. */
export function inboxCollection(options: InboxCollection): CollectionConfig {
  const { slug, labels, columns, searched, description, indexes, hooks = {}, resend, fields } = options
  return {
    slug,
    labels,
    access: inboxAccess,
    defaultSort: '-createdAt',
    admin: {
      group: 'Inbox',
      useAsTitle: 'email',
      defaultColumns: columns,
      listSearchableFields: ['searchText'],
      description,
      components: {
        listMenuItems: [`${ACTIONS}/export-menu-items#ExportMenuItems`],
        edit: {
          editMenuItems: [
            ...(resend ? [`${ACTIONS}/resend-menu-item#ResendMenuItem`] : []),
            `${ACTIONS}/erase-menu-item#EraseMenuItem`,
          ],
        },
      },
    },
    indexes,
    endpoints: [exportEndpoint(slug), ...(resend ? [resendEndpoint(slug, resend)] : [])],
    hooks: { ...hooks, beforeChange: [fillSearchText(...searched), ...(hooks.beforeChange ?? [])] },
    fields: [
      ...fields,
      {
        name: 'notes',
        type: 'textarea',
        maxLength: 5000,
        admin: { position: 'sidebar', description: 'For colleagues. Visitors never see them; they are part of the export.' },
      },
      { name: 'searchText', label: 'name, e-mail or other words', type: 'textarea', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
    ],
  }
}

/** A line of text as a visitor typed it. */
export function lineField(name: string, required = false, label?: string): Field {
  return { name, label, type: 'text', required }
}

/** The language in which somebody wrote to us, and hears from us. */
export function localeField(): Field {
  return {
    name: 'locale',
    label: 'Language',
    type: 'select',
    required: true,
    defaultValue: DEFAULT_LOCALE,
    options: toOptions(Object.fromEntries(LOCALES.map((locale) => [locale, LOCALE_TABLE[locale].ownName]))),
    admin: { position: 'sidebar', description: 'Emails go out in it.' },
  }
}

/** The address of whoever sent something, stored in lower case. */
export function emailField(unique = false): Field {
  return { name: 'email', label: 'E-mail', type: 'text', required: true, index: true, unique }
}

/** What a visitor answered to the event's own questions, shown with the words of the questions. */
export function answersFields(): Field[] {
  return [
    { name: 'answersShown', type: 'ui', admin: { components: { Field: `${ACTIONS}/answers-shown#AnswersShown` } } },
    { name: 'answers', type: 'json', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
  ]
}
