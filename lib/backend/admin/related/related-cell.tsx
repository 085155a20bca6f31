import { headers } from 'next/headers'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { isEditor } from '@/lib/backend/access/rules'
import type { Media } from '@/lib/backend/payload-types'
import { relationId } from '@/lib/backend/database/relation-id'
import { LOCALES } from '@/lib/i18n/locales'
import { RelatedNames, type RelatedDocument } from './related-names'

const SHOWN = 3

interface RelatedCellProps extends DefaultServerCellComponentProps {
  /** The field of the related document that holds its picture. */
  picture?: string
}

/** The related documents of a row, with the picture of the first; rendered with the row, not when it comes into view. */
export async function RelatedCell({ cellData, field, payload, picture }: RelatedCellProps) {
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return null
  const collection = field.relationTo
  const ids = [cellData as Relation | Relation[] | null | undefined].flat().flatMap((relation) => (relation ? [relationId(relation)] : []))
  const documents = await Promise.all(ids.slice(0, SHOWN).map((id) => readRelated(payload, collection, id, picture)))
  return <RelatedNames documents={documents.filter((document) => document !== null)} more={Math.max(0, ids.length - SHOWN)} />
}

type Relation = string | { id: string }

/** Cells do not get the user. */
const findUser = cache(async (payload: Payload) => (await payload.auth({ headers: await headers() })).user)

/** By the rights of the user: editors also read unpublished documents. */
const readRelated = cache(async (payload: Payload, collection: CollectionSlug, id: string, picture?: string): Promise<RelatedDocument | null> => {
  const title = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const user = await findUser(payload)
  const select = { [title]: true, ...(picture && { [picture]: true }) }
  const document: object | null = await payload.findByID({ collection, id, depth: 1, draft: isEditor({ user }), locale: 'all', select, user, overrideAccess: false, disableErrors: true })
  if (!document) return null
  const values = new Map<string, unknown>(Object.entries(document))
  return { titles: titlesOf(values.get(title)), picture: picture ? addressOf(values.get(picture)) : null }
})

function titlesOf(title: unknown): RelatedDocument['titles'] {
  if (title === null || title === undefined) return {}
  if (typeof title === 'object' && title !== null) return title
  return Object.fromEntries(LOCALES.map((locale) => [locale, String(title)]))
}

function addressOf(picture: unknown): string | null {
  return (picture as Media | null | undefined)?.sizes?.w240?.url ?? null
}
