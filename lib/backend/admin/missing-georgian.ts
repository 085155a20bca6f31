import type { FlattenedField, Payload } from 'payload'

type Values = Record<string, unknown>

export interface UntranslatedDocument {
  title: string
  /** Of the document in the admin, in Georgian. */
  href: string
  fields: string[]
}

export interface UntranslatedPart {
  label: string
  documents: UntranslatedDocument[]
}

const BATCH = 200

/** Finds what is in English only, newest drafts included. Collections where nothing is missing are left out. */
export async function findMissingGeorgian(payload: Payload): Promise<UntranslatedPart[]> {
  const parts = [...(await ofCollections(payload)), await ofGlobals(payload)]
  return parts.filter(({ documents }) => documents.length > 0)
}

async function ofCollections(payload: Payload): Promise<UntranslatedPart[]> {
  const parts: UntranslatedPart[] = []
  for (const { slug, labels, admin, flattenedFields, versions } of payload.config.collections) {
    if (!versions?.drafts) continue
    const documents: UntranslatedDocument[] = []
    for (let page = 1, isLast = false; !isLast; page++) {
      const found = await payload.find({ collection: slug, locale: 'all', draft: true, depth: 0, limit: BATCH, page, sort: 'id' })
      for (const document of found.docs.map((one): Values => ({ ...one }))) {
        const fields = untranslatedFields(flattenedFields, document)
        const href = `/admin/collections/${slug}/${String(document.id)}?locale=ka`
        if (fields.length > 0) documents.push({ title: titleOf(document[admin.useAsTitle ?? 'id']), href, fields })
      }
      isLast = !found.hasNextPage
    }
    parts.push({ label: String(labels.plural), documents })
  }
  return parts
}

async function ofGlobals(payload: Payload): Promise<UntranslatedPart> {
  const documents: UntranslatedDocument[] = []
  for (const { slug, label, flattenedFields } of payload.config.globals) {
    const document = await payload.findGlobal({ slug, locale: 'all', draft: true, depth: 0 })
    const fields = untranslatedFields(flattenedFields, { ...document })
    if (fields.length > 0) documents.push({ title: String(label), href: `/admin/globals/${slug}?locale=ka`, fields })
  }
  return { label: 'Pages', documents }
}

/** The labels of localised fields with an English and no Georgian value, including those in groups and lists. */
function untranslatedFields(fields: FlattenedField[], document: Values): string[] {
  const labels = fields.flatMap((field) => {
    const value = document[field.name]
    if ('localized' in field && field.localized) return lacksGeorgian(value) && !isHidden(field) ? [labelOf(field)] : []
    if (!('flattenedFields' in field)) return []
    const parts = [value ?? []].flat() as Values[]
    return parts.flatMap((part) => untranslatedFields(field.flattenedFields, part).map((label) => `${labelOf(field)} – ${label}`))
  })
  return [...new Set(labels)]
}

function lacksGeorgian(value: unknown): boolean {
  const { en, ka } = (value ?? {}) as { en?: unknown; ka?: unknown }
  return !isEmpty(en) && isEmpty(ka)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isHidden(field: FlattenedField): boolean {
  return 'admin' in field && field.admin?.hidden === true
}

function labelOf(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name
}

function titleOf(value: unknown): string {
  return String((typeof value === 'object' && value !== null ? (value as { en?: unknown }).en : value) ?? 'Untitled')
}
