import type { Field, GlobalConfig, GlobalSlug } from 'payload'
import { editorsOnly, editorsOrPublished } from '@/lib/backend/access/rules'
import { expireCommons } from '@/lib/backend/content/expire-pages'
import { FORM_GUARDS } from '../fields/options'
import { restoreGlobalAsDraft } from '../restore-as-draft'
import { previewGlobalUrl } from '@/lib/backend/preview/preview-url'

/** A section of the common data, which visitors read and editors write. */
export function pageGlobal(slug: GlobalSlug, label: string, description: string, fields: Field[]): GlobalConfig {
  return {
    slug,
    label,
    access: { read: editorsOrPublished, update: editorsOnly, readVersions: editorsOnly },
    admin: {
      group: 'Pages',
      description,
      preview: previewGlobalUrl(slug),
      components: { elements: { beforeDocumentControls: ['@/lib/backend/admin/unpublished-draft#UnpublishedDraft', ...FORM_GUARDS] } },
    },
    versions: { drafts: { schedulePublish: true }, max: 30 },
    hooks: { afterChange: [expireCommons] },
    endpoints: [restoreGlobalAsDraft(slug)],
    fields,
  }
}

/** A localised line of text. */
export function localizedLine(name: string, label?: string, description?: string): Field {
  return { name, label, type: 'text', localized: true, maxLength: 300, admin: { description } }
}

/** A localised longer text. */
export function localizedText(name: string, label?: string): Field {
  return { name, label, type: 'textarea', localized: true }
}
