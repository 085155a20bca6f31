import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, Endpoint, Field } from 'payload'
import { contentAccess, editorsOrPublishedEvent } from '@/lib/backend/access/rules'
import { BY_NAME, FORM_GUARDS, LIST_PAGES } from '../fields/options'
import { READ_ONLY } from '../fields/read-only'
import { fillSearchText, searchTextField } from '../fields/search-text'
import { statusField } from '../fields/status'
import { withTrimmedNames } from '../fields/trimmed'
import { expireHooks } from '@/lib/backend/content/expire-pages'
import { foldSearches } from '../hooks/fold-searches'
import { moveBesideDraft, noteMove } from '../hooks/order-of-drafts'
import { titleInAnyLanguage } from '../hooks/picker-reads'
import { copyAsDraft } from '../hooks/copy-as-draft'
import { requireDefaultName } from '../hooks/require-default-name'
import { publishedForOthers } from '../hooks/published-for-others'
import { rememberPreviousPath } from '@/lib/backend/redirects/remember-previous-path'
import { refuseImpossibleTimes } from '@/lib/backend/agenda/refuse-impossible-times'
import { eventsEndpoint } from '../events-of-chosen'
import { scheduleEndpoint } from '../confirm-schedule'
import { restoreAsDraft } from '../restore-as-draft'
import { previewUrl } from '@/lib/backend/preview/preview-url'

/** So many that a list that is put in order by hand stands on one page. */
const ALL_ROWS = 1000

interface ContentCollection {
  slug: CollectionSlug
  labels: { singular: string; plural: string }
  group: 'Events' | 'People' | 'Agenda' | 'Media' | 'Pages'
  /** The field by which staff recognise a document. */
  title: string
  columns: string[]
  /** The fields that the keyword search looks into. */
  searched: string[]
  /** Whether staff put the documents in order by hand. */
  orderable?: boolean
  /** By what the list is sorted where it has no order by hand. */
  sort?: string
  description?: string
  hooks?: Pick<NonNullable<CollectionConfig['hooks']>, 'beforeOperation' | 'beforeChange' | 'afterChange' | 'afterRead' | 'afterOperation'>
  /** What the staff's API does besides, under the collection's path. */
  endpoints?: Endpoint[]
  /** What else is read when a picker shows the title. */
  pickedFields?: readonly string[]
  /** The paths of components that take the place of the buttons “Publish changes” and “Save draft”. */
  publishButton?: string
  saveDraftButton?: string
  fields: Field[]
  /** What it fills in besides the search text whenever it is saved. */
  beforeChange?: CollectionBeforeChangeHook
}

/** A collection of content: visitors read what is published, editors write, pages expire by themselves. */
export function contentCollection(options: ContentCollection): CollectionConfig {
  const { slug, labels, group, title, columns, searched, orderable = false, sort, description, hooks = {}, endpoints = [], publishButton, saveDraftButton, pickedFields, fields, beforeChange } = options
  const hasField = (wanted: string) => fields.some((field) => 'name' in field && field.name === wanted)
  return {
    slug,
    labels,
    orderable,
    ...(sort && { defaultSort: sort }),
    access: hasField('event') ? { ...contentAccess, read: editorsOrPublishedEvent } : contentAccess,
    admin: {
      group,
      useAsTitle: title,
      defaultColumns: [...columns, '_status'],
      // Rows are dragged within what is shown.
      pagination: orderable ? { defaultLimit: ALL_ROWS, limits: [50, 100, ALL_ROWS] } : LIST_PAGES,
      listSearchableFields: ['searchText'],
      description,
      preview: previewUrl(slug),
      components: {
        beforeListTable: hasField('events') ? ['@/lib/backend/admin/inbox/events-of-chosen#EventsOfChosen'] : [],
        edit: {
          beforeDocumentControls: [
            '@/lib/backend/admin/title-fallback#TitleFallback',
            '@/lib/backend/admin/persistent-errors#PersistentErrors',
            '@/lib/backend/admin/unpublished-draft#UnpublishedDraft',
            ...FORM_GUARDS,
          ],
          ...(publishButton && { PublishButton: publishButton }),
          ...(saveDraftButton && { SaveDraftButton: saveDraftButton }),
        },
      },
    },
    endpoints: [...endpoints, ...(hasField('events') ? [eventsEndpoint(slug)] : []), scheduleEndpoint(slug), restoreAsDraft(slug)],
    defaultPopulate: { identifier: true, ...(slug === 'speakers' && { fullName: true, photo: true }) },
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 30 },
    hooks: {
      ...expireHooks,
      beforeOperation: [copyAsDraft, foldSearches, publishedForOthers, titleInAnyLanguage(title, pickedFields), ...(orderable ? [noteMove] : []), ...(hooks.beforeOperation ?? [])],
      beforeChange: [
        requireDefaultName(title),
        refuseImpossibleTimes,
        ...(hasField('identifier') ? [rememberPreviousPath] : []),
        fillSearchText(...searched),
        ...(beforeChange ? [beforeChange] : []),
        ...(hooks.beforeChange ?? []),
      ],
      ...(hooks.afterRead && { afterRead: hooks.afterRead }),
      ...(hooks.afterOperation && { afterOperation: hooks.afterOperation }),
      afterChange: [...expireHooks.afterChange, ...(orderable ? [moveBesideDraft] : []), ...(hooks.afterChange ?? [])],
    },
    fields: [...withTrimmedNames(fields, title), searchTextField(), statusField()],
  }
}

/** The field that ties a document to one event. */
export function eventField(options: { required?: boolean; description?: string; isFixed?: boolean } = {}): Field {
  return {
    name: 'event',
    type: 'relationship',
    relationTo: 'events',
    index: true,
    required: options.required ?? false,
    ...(options.isFixed && { access: READ_ONLY }),
    admin: { ...BY_NAME, position: 'sidebar', description: options.description },
  }
}

/** The field that ties a document to any number of events. */
export function eventsField(): Field {
  return {
    name: 'events',
    type: 'relationship',
    relationTo: 'events',
    hasMany: true,
    index: true,
    admin: { ...BY_NAME, position: 'sidebar', description: 'The events whose pages show this.' },
  }
}
