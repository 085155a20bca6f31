import type { FlattenedField, Payload } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { isEmpty } from '../../content/reading/is-empty'
import { localisedTexts } from '../../translations/localised-texts'
import { titleOf } from '../../translations/read-old-texts'

type Values = Record<string, unknown>

interface UntranslatedDocument {
  title: string
  /** Of the document in the admin, in the language that is missing. */
  href: string
  /** The labels of the untranslated fields, each once. */
  fields: string[]
}

export interface UntranslatedPart {
  label: string
  documents: UntranslatedDocument[]
}

const BATCH = 200

/** Finds what one language lacks, newest drafts included. Collections where nothing is missing are left out. */
export async function findMissingTranslations(payload: Payload, locale: Locale): Promise<UntranslatedPart[]> {
  const parts = [...(await ofCollections(payload, locale)), await ofGlobals(payload, locale)]
  return parts.filter(({ documents }) => documents.length > 0)
}

async function ofCollections(payload: Payload, locale: Locale): Promise<UntranslatedPart[]> {
  const parts: UntranslatedPart[] = []
  for (const { slug, labels, admin, flattenedFields, versions } of payload.config.collections) {
    if (!versions?.drafts) continue
    const documents: UntranslatedDocument[] = []
    for (let page = 1, isLast = false; !isLast; page++) {
      const found = await payload.find({ collection: slug, locale: 'all', draft: true, depth: 0, limit: BATCH, page, sort: 'id' })
      for (const document of found.docs.map((one): Values => ({ ...one }))) {
        const fields = untranslatedFields(flattenedFields, document, locale)
        const href = `/admin/collections/${slug}/${String(document.id)}?locale=${locale}`
        if (fields.length > 0) documents.push({ title: titleOf(document[admin.useAsTitle ?? 'id']), href, fields })
      }
      isLast = !found.hasNextPage
    }
    parts.push({ label: String(labels.plural), documents })
  }
  return parts
}

async function ofGlobals(payload: Payload, locale: Locale): Promise<UntranslatedPart> {
  const documents: UntranslatedDocument[] = []
  for (const { slug, label, flattenedFields } of payload.config.globals) {
    const document = await payload.findGlobal({ slug, locale: 'all', draft: true, depth: 0 })
    const fields = untranslatedFields(flattenedFields, { ...document }, locale)
    if (fields.length > 0) documents.push({ title: String(label), href: `/admin/globals/${slug}?locale=${locale}`, fields })
  }
  return { label: 'Pages', documents }
}

/** The labels of localised fields that have an English value only. */
function untranslatedFields(fields: readonly FlattenedField[], document: Values, locale: Locale): string[] {
  const missing = localisedTexts(fields, document).filter(({ values }) => !isEmpty(values[DEFAULT_LOCALE]) && isEmpty(values[locale]))
  return [...new Set(missing.map(({ label }) => label))]
}
