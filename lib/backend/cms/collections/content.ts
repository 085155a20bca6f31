import type { CollectionBeforeChangeHook, CollectionConfig, Endpoint, Field } from 'payload'
import { contentAccess, editorsOrPublishedEvent } from '@/lib/backend/access/rules'
import { fillSearchText, searchTextField } from '../fields/search-text'
import { expireHooks } from '@/lib/backend/content/expire-pages'
import { publishedForOthers } from '../hooks/published-for-others'
import { rememberPreviousPath } from '@/lib/backend/redirects/remember-previous-path'
import { refuseImpossibleTimes } from '@/lib/backend/programme/refuse-impossible-times'
import { previewUrl } from '@/lib/backend/preview/preview-url'

interface ContentCollection {
  slug: string
  labels: { singular: string; plural: string }
  group: 'Events' | 'People' | 'Programme' | 'Media' | 'Pages'
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
  hooks?: Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange'>
  /** What the staff's API does besides, under the collection's path. */
  endpoints?: Endpoint[]
  /** The path of a component that takes the place of the button “Publish changes”. */
  publishButton?: string
  fields: Field[]
  /** What it fills in besides the search text whenever it is saved. */
  beforeChange?: CollectionBeforeChangeHook
}

/** A collection of content: visitors read what is published, editors write, pages expire by themselves. */
export function contentCollection(options: ContentCollection): CollectionConfig {
  const { slug, labels, group, title, columns, searched, orderable = false, sort, description, hooks = {}, endpoints, publishButton, fields, beforeChange } = options
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
      listSearchableFields: ['searchText'],
      description,
      preview: previewUrl(slug),
      ...(publishButton && { components: { edit: { PublishButton: publishButton } } }),
    },
    ...(endpoints && { endpoints }),
    defaultPopulate: { identifier: true, ...(slug === 'speakers' && { fullName: true, photo: true }) },
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 30 },
    hooks: {
      ...expireHooks,
      beforeOperation: [publishedForOthers],
      beforeChange: [
        refuseImpossibleTimes,
        ...(hasField('identifier') ? [rememberPreviousPath] : []),
        fillSearchText(...searched),
        ...(beforeChange ? [beforeChange] : []),
        ...(hooks.beforeChange ?? []),
      ],
      afterChange: [...expireHooks.afterChange, ...(hooks.afterChange ?? [])],
    },
    fields: [...fields, searchTextField()],
  }
}

/** The field that ties a document to one event. */
export function eventField(options: { required?: boolean; description?: string } = {}): Field {
  return {
    name: 'event',
    type: 'relationship',
    relationTo: 'events',
    index: true,
    required: options.required ?? false,
    admin: { position: 'sidebar', description: options.description },
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
    admin: { position: 'sidebar', description: 'The events on whose pages this stands.' },
  }
}
