import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { ContractError } from '@/lib/contract/errors'
import type { Positions } from '@/lib/contract/fields/positions'
import { newOrder } from '@/lib/site/lists/new-order'
import { runStatement, sql } from '../../database/statement'

/** The collections that staff can put in order through the contract. */
export type OrderedCollection = 'partners' | 'lineups'

type Row = Pick<DataFromCollectionSlug<OrderedCollection>, 'id' | '_order'>

/**
 * Puts documents in new places, within the transaction of the request. Places are counted among what is
 * published, as the list of the contract does; drafts keep theirs.
 *
 * @throws ContractError `invalid` for an unknown document, or one that is named twice
 */
export async function savePositions(req: PayloadRequest, collection: OrderedCollection, moves: Positions): Promise<void> {
  const { docs: rows } = await req.payload.find({
    collection,
    where: { _status: { equals: 'published' } },
    select: { _order: true },
    sort: ['_order', 'id'],
    depth: 0,
    pagination: false,
    req,
  })
  const order = newOrder(rows.map(({ id }) => String(id)), moves)
  if (!order) throw new ContractError('invalid', 'Every _id must exist and be listed once.', wrongKeys(rows, moves))
  const orderKeys = usableKeys(rows)
  const before = new Map(rows.map(({ id, _order }) => [String(id), _order]))
  const changes = order.flatMap((id, index) => (before.get(id) === orderKeys[index] ? [] : [{ id, key: orderKeys[index] ?? '' }]))
  if (changes.length > 0) await write(req, collection, changes)
}

/** The keys by which the database sorts; new ones where two are the same or one is missing. */
function usableKeys(rows: Row[]): string[] {
  const keys = rows.map(({ _order }) => _order ?? '')
  return new Set(keys).size === keys.length && !keys.includes('') ? keys : generateNKeysBetween(null, null, keys.length)
}

/**
 * Writes the new keys by one statement for the documents and one for their newest versions, from which the CMS
 * would else bring back the old place at the next save. By way of the CMS each would be a version of its own.
 */
async function write(req: PayloadRequest, collection: OrderedCollection, changes: { id: string; key: string }[]): Promise<void> {
  const keys = sql.join(changes.map((change) => sql`${change.id}`), sql`, `)
  const cases = (column: string) =>
    sql.join(changes.map((change) => sql`when ${sql.identifier(column)} = ${change.id} then ${change.key}`), sql` `)
  await runStatement(req.payload, sql`update ${sql.identifier(collection)} set _order = case ${cases('id')} end where id in (${keys})`, req)
  const versions = sql.identifier(`_${collection}_v`)
  await runStatement(req.payload, sql`update ${versions} set version__order = case ${cases('parent_id')} end where latest = true and parent_id in (${keys})`, req)
}

function wrongKeys(rows: Row[], moves: Positions): Record<string, string> {
  const known = new Set(rows.map(({ id }) => String(id)))
  const seen = new Set<string>()
  const wrong = moves.flatMap(({ _id }, index): [string, string][] => {
    const isRepeated = seen.has(_id)
    seen.add(_id)
    if (!known.has(_id)) return [[`${index}._id`, 'There is no such document.']]
    return isRepeated ? [[`${index}._id`, 'This _id is listed twice.']] : []
  })
  return Object.fromEntries(wrong)
}
