import { headers } from 'next/headers'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { isEditor } from '../access/rules'
import { relationId } from '../database/relation-id'
import { RelatedNames, type Titles } from './related-names'

const MOST_NAMES = 3

/** The related documents of a row by name, in another language where the present one has none; the CMS shows their ids there. */
export async function RelatedCell({ cellData, field, payload }: DefaultServerCellComponentProps) {
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return null
  const collection = field.relationTo
  const ids = [cellData as Relation | Relation[] | null | undefined].flat().flatMap((relation) => (relation ? [relationId(relation)] : []))
  const names = await Promise.all(ids.slice(0, MOST_NAMES).map((id) => readTitles(payload, collection, id)))
  return <RelatedNames names={names.filter((titles) => titles !== null)} more={Math.max(0, ids.length - MOST_NAMES)} />
}

type Relation = string | { id: string }

/** Cells do not get the user. */
const findUser = cache(async (payload: Payload) => (await payload.auth({ headers: await headers() })).user)

/** By the rights of the user: editors also read unpublished documents. */
const readTitles = cache(async (payload: Payload, collection: CollectionSlug, id: string): Promise<Titles | null> => {
  const title = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const user = await findUser(payload)
  const document: object | null = await payload.findByID({ collection, id, depth: 0, draft: isEditor({ user }), locale: 'all', select: { [title]: true }, user, overrideAccess: false, disableErrors: true })
  return document && (new Map<string, unknown>(Object.entries(document)).get(title) ?? {})
})
