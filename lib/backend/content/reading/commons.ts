import type { GlobalSlug, Payload, SanitizedGlobalConfig } from 'payload'
import { CommonDataSchema, type CommonData } from '@/lib/contract/commons'
import { ContractError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { latest } from '@/lib/site/articles/latest'
import { collectionOf } from '@/lib/site/cache-tags'
import { sectionReader } from './derived-readers'
import type { Differences } from './differences'
import { PICTURE_FIELDS } from './images'
import { allOf } from './populated'
import { Reading } from './reading'
import type { Caller } from './sources'

/** The key of the common data, of which there is one. */
const COMMONS_KEY = 'commons'

const { _id, untranslated, updatedAt, ...SECTIONS } = CommonDataSchema.shape
type SectionName = keyof typeof SECTIONS

const DIFFERENCES: Partial<Record<SectionName, Differences>> = {
  home: {
    groups: {
      hero: { presentWith: ['title'] },
      subscription: { presentWith: ['title'] },
      howItWorks: { presentWith: ['title'] },
    },
  },
  contact: { groups: { credit: { presentWith: ['label'], isNotedAsOne: true } } },
}

const POPULATE = { media: allOf(PICTURE_FIELDS), events: { identifier: true } } as const

type SectionReader = ReturnType<typeof sectionReader>

const known = new WeakMap<SanitizedGlobalConfig, SectionReader>()

/** @throws when a field of the section has no stored field */
function readerOf(payload: Payload, name: SectionName): SectionReader {
  const slug: GlobalSlug = collectionOf(name)
  const config = payload.globals.config.find((global) => global.slug === slug)
  if (!config) throw new Error(`There is no global ${slug}.`)
  const reader = known.get(config) ?? sectionReader(payload, DIFFERENCES[name] ?? {}, SECTIONS[name], config.flattenedFields)
  known.set(config, reader)
  return reader
}

/**
 * Reads the common data.
 *
 * @param select the sections that are wanted; all when it is empty
 * @throws ContractError `malformed` for a section that does not exist
 */
export async function readCommons(
  select: readonly string[] | undefined,
  locale: Locale,
  { payload, user, draft }: Caller,
): Promise<Partial<CommonData>> {
  const names = Object.keys(SECTIONS) as SectionName[]
  const unknown = (select ?? []).filter((name) => !Object.hasOwn(CommonDataSchema.shape, name))
  if (unknown.length > 0) {
    const message = `No such field: ${unknown.join(', ')}`
    throw new ContractError('malformed', message, { select: message })
  }
  const wanted = select && select.length > 0 ? names.filter((name) => select.includes(name)) : names
  const reading = new Reading(locale)
  const sections = await Promise.all(
    wanted.map(async (name) => {
      const read = readerOf(payload, name)
      const document = await payload.findGlobal({
        slug: collectionOf(name),
        locale: 'all',
        depth: 2,
        populate: POPULATE,
        overrideAccess: false,
        user,
        draft,
      })
      return { name, section: read(document, reading, name), updatedAt: document.updatedAt ?? null }
    }),
  )
  const updatedAt = latest(sections.map((section) => section.updatedAt))
  return CommonDataSchema.partial().parse(
    reading.withUntranslated({
      _id: COMMONS_KEY,
      ...Object.fromEntries(sections.map(({ name, section }) => [name, section])),
      ...(updatedAt && { updatedAt }),
    }),
  )
}
