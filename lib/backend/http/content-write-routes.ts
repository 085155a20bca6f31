import { Mutex, withTimeout } from 'async-mutex'
import type { Context } from 'hono'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ContractError, ErrorBodySchema } from '@/lib/contract/errors'
import { ListQuerySchema, listSchema } from '@/lib/contract/query'
import { LIST_ROUTES, WRITE_ROUTES, type WriteRoute } from '@/lib/contract/routes'
import { LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { json, routerPath, type Api } from './api-route'
import { recordInAuditLog } from '../audit-log'
import { readList } from '../content/reading/lists'
import type { Caller } from '../content/reading/sources'
import { expireTag } from '../content/expire-pages'
import { WITHOUT_EXPIRY } from '../content/write-context'
import { clientAddress, editorOf, localeOf, type ApiEnv } from './session'
import { inTransaction, lockFor } from '../database/transaction'
import { LOCK_TIMEOUT } from '../database/locks/lock-timeout'
import { parseBody, readJsonValue } from '../submissions/body'
import { countUse } from '../submissions/rate-limits'
import { savePositions, type OrderedCollection } from '../content/writing/positions'
import { saveContent } from '../content/writing/save'
import { lineups, partners, type Writable } from '../content/writing/writable'

const { createPartner, replacePartner, savePartnerPositions, removePartner, createLineup, replaceLineup, saveLineupPositions, removeLineup } = WRITE_ROUTES

const PARTNER_ROUTES = { create: createPartner, replace: replacePartner, savePositions: savePartnerPositions, remove: removePartner }
const LINEUP_ROUTES = { create: createLineup, replace: replaceLineup, savePositions: saveLineupPositions, remove: removeLineup }

type ContentRoutes = typeof PARTNER_ROUTES | typeof LINEUP_ROUTES

/** Answers what staff write through the contract: partners and line-ups, and their order. */
export function registerContentWrites(api: Api): void {
  const kinds: [Writable, ContentRoutes][] = [[partners as Writable, PARTNER_ROUTES], [lineups as Writable, LINEUP_ROUTES]]
  for (const [writable, routes] of kinds) {
    registerPositions(api, writable, routes.savePositions)
    registerSaves(api, writable, routes)
  }
}

function registerPositions(api: Api, { collection }: Writable, route: ContentRoutes['savePositions']): void {
  const item = LIST_ROUTES[collection].item
  document(api, route, collection, 'Reorder documents (all or nothing)', {
    200: json(listSchema(item).pick({ items: true }), 'All of them in the new order.'),
  })
  api.patch(route.path, async (context) => {
    const caller = await editorOf(context)
    const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
    const moves = parseBody(route.body, await readJsonValue(context.req.raw), locale)
    const items = await write(caller, locale, collection, async (req) => {
      await savePositions(req, collection, moves)
      await recordInAuditLog(req, { action: 'changed', entity: collection, changedFields: '_order' })
      const { items } = await readList(collection, ListQuerySchema.parse({ all: 'true' }), locale, { payload: req.payload, user: null, req })
      return items
    })
    return context.json({ items }, 200)
  })
}

function registerSaves(api: Api, writable: Writable, { create, replace, remove }: ContentRoutes): void {
  const { collection } = writable
  document(api, create, collection, 'Create one', { 201: { description: 'The `_id` of the new one, as plain text.' } })
  api.post(create.path, async (context) => {
    await countUse('postsPerAddress', `${create.path} ${clientAddress(context)}`)
    const caller = await editorOf(context)
    const key = await save(context, caller, writable, create.body, null)
    return context.text(key, 201, { Location: `${create.path}?_id=${key}` })
  })

  document(api, replace, collection, 'Replace the whole document', { 200: { description: 'Saved.' } })
  api.put(routerPath(replace.path, 'key'), async (context) => {
    const caller = await editorOf(context)
    await save(context, caller, writable, replace.body, keyOf(context))
    return context.text('Saved.', 200)
  })

  document(api, remove, collection, 'Delete one', { 200: { description: 'Deleted.' } })
  api.delete(routerPath(remove.path, 'key'), async (context) => {
    const caller = await editorOf(context)
    const id = keyOf(context)
    await write(caller, localeOf(context, undefined), collection, async (req) => {
      await requireDocument(req, collection, id)
      await req.payload.delete({ collection, id, depth: 0, overrideAccess: false, user: caller.user, req })
    })
    return context.text('Deleted.', 200)
  })
}

async function save(context: Context<ApiEnv>, caller: Caller, writable: Writable, schema: z.ZodType, id: string | null): Promise<string> {
  const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
  const body = parseBody(schema, await readJsonValue(context.req.raw), locale)
  return write(caller, locale, writable.collection, async (req) => {
    if (id !== null) await requireDocument(req, writable.collection, id)
    const content = await writable.toContent(body, { payload: req.payload, user: caller.user, req })
    return saveContent(req, writable, id, content, locale)
  })
}

const mutex = withTimeout(new Mutex(), LOCK_TIMEOUT, new Error(`A content write waited for more than ${LOCK_TIMEOUT} ms.`))

/** One write as a whole, one after the other; pages that show the collection expire once it is there to be read. */
async function write<Result>(
  { payload, user }: Caller,
  locale: Locale,
  collection: OrderedCollection,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  // They wait here and not for the database, where a write of anybody else would have to wait behind them.
  const result = await mutex.runExclusive(() =>
    inTransaction(payload, locale, async (req) => {
      Object.assign(req, { user })
      Object.assign(req.context, WITHOUT_EXPIRY)
      await lockFor(req, `order of ${collection}`)
      return work(req)
    }),
  )
  expireTag(collection)
  return result
}

/** The key in the address; what is no key names nothing. */
function keyOf(context: Context<ApiEnv>): string {
  const key = z.uuid().safeParse(context.req.param('key'))
  if (!key.success) throw missing()
  return key.data
}

async function requireDocument(req: PayloadRequest, collection: OrderedCollection, id: string): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req })
  if (totalDocs === 0) throw missing()
}

function missing(): ContractError {
  return new ContractError('notFound', 'There is no such document.')
}

const REFUSALS = {
  401: 'There is no valid session.',
  403: 'The account may not do that.',
  404: 'There is no such document.',
  422: '`fields` names each bad field.',
}

function document(api: Api, { method, path, body }: WriteRoute, tag: string, summary: string, responses: Record<number, object>): void {
  const refusals: Record<string, object> = Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [status, json(ErrorBodySchema, description)]),
  )
  api.openAPIRegistry.registerPath({
    method,
    path,
    tags: [tag],
    summary,
    request: {
      ...(body && { body: { content: { 'application/json': { schema: body } }, required: true } }),
      params: z.object(Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, z.uuid()]))),
    },
    responses: { ...responses, ...refusals },
  })
}
