import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { contentAccess, staffOrPublishedEvent } from '../access/rules'
import { fillSearchText, searchTextField } from '../fields/search-text'
import { expireHooks } from '../hooks/expire-pages'

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
  description?: string
  fields: Field[]
  /** What it fills in besides the search text whenever it is saved. */
  beforeChange?: CollectionBeforeChangeHook
}

/** A collection of content: visitors read what is published, editors write, pages expire by themselves. */
export function contentCollection(options: ContentCollection): CollectionConfig {
  const { slug, labels, group, title, columns, searched, orderable = false, description, fields, beforeChange } = options
  const hasEvent = fields.some((field) => 'name' in field && field.name === 'event')
  return {
    slug,
    labels,
    orderable,
    access: hasEvent ? { ...contentAccess, read: staffOrPublishedEvent } : contentAccess,
    admin: { group, useAsTitle: title, defaultColumns: [...columns, '_status'], description },
    defaultPopulate: { identifier: true, ...(slug === 'speakers' && { fullName: true, photo: true }) },
    versions: { drafts: true, maxPerDoc: 30 },
    hooks: { ...expireHooks, beforeChange: [fillSearchText(...searched), ...(beforeChange ? [beforeChange] : [])] },
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
    admin: { position: 'sidebar' },
  }
}
