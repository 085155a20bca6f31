import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { z } from 'zod'
import { ContractError, ErrorBodySchema } from '@/lib/contract/errors'
import { DocumentQuerySchema, ListQuerySchema, listSchema } from '@/lib/contract/query'
import { DOCUMENT_ROUTES, LIST_ROUTES, OWN_FILTERS, type ListName } from '@/lib/contract/routes'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { shareTranslations } from '@/lib/site/text/share-translations'
import { json, malformed, type Api } from './api-route'
import { readCommons } from '../content/reading/commons'
import { toGroups } from '../content/entities/lineups'
import { readList } from '../content/reading/lists'
import type { Caller } from '../content/reading/sources'
import { registerListDetails } from './list-detail-routes'
import { registerRedirects } from './redirect-routes'
import { langParameter } from './lang-parameter'
import { anonymous, callerOf, editorOf, localeOf, staffOf, type ApiEnv } from './session'

const unauthorized = { 401: json(ErrorBodySchema, 'There is no valid session.') }
const forbidden = { 403: json(ErrorBodySchema, 'The account may not read this.') }

/** Answers every read of the contract. */
export function registerReads(api: Api): void {
  registerCommons(api)
  registerGroupedLineups(api)
  registerCurrentUser(api)
  for (const name of Object.keys(LIST_ROUTES) as ListName[]) registerList(api, name)
  registerListDetails(api)
  registerRedirects(api)
}

function registerList(api: Api, name: ListName): void {
  const { path, item, audience } = LIST_ROUTES[name]
  const answers = audience === 'staff' ? { ...malformed, ...unauthorized, ...forbidden } : malformed
  const route = createRoute({
    method: 'get',
    path,
    tags: [name],
    summary: `List of ${name}`,
    request: { query: queryOf(name) },
    responses: { 200: json(listSchema((item as z.ZodObject).partial().required({ _id: true })), 'A page of the list.'), ...answers },
  })
  api.openapi(route, async (context) => {
    const query = context.req.valid('query')
    const caller = audience === 'staff' ? await staffOf(context) : await readerOf(context, query.draft)
    return context.json(await readList(name, query, localeOf(context, query.lang), caller), 200)
  })
}

/** The query of a list without the filters that it does not have, which are ignored like any unknown one. */
function queryOf(name: ListName) {
  const routeFilters: readonly string[] = LIST_ROUTES[name].filters
  const foreign = OWN_FILTERS.filter((filter) => !routeFilters.includes(filter))
  const mask: Partial<Record<(typeof OWN_FILTERS)[number], true>> = Object.fromEntries(foreign.map((filter) => [filter, true]))
  return ListQuerySchema.omit(mask).extend(langParameter)
}

/** Who reads content: nobody in particular, or editors who want to see their drafts. */
async function readerOf(context: Context<ApiEnv>, draft: boolean | undefined): Promise<Caller> {
  return draft ? { ...(await editorOf(context)), draft } : anonymous()
}

function registerCommons(api: Api): void {
  const { path, answer } = DOCUMENT_ROUTES.commons
  const route = createRoute({
    method: 'get',
    path,
    tags: ['commons'],
    summary: 'The common data',
    request: { query: DocumentQuerySchema.extend(langParameter) },
    responses: { 200: json(answer.partial().required({ _id: true }), 'The sections asked for.'), ...malformed },
  })
  api.openapi(route, async (context) => {
    const { select, lang, draft } = context.req.valid('query')
    return context.json(await readCommons(select, localeOf(context, lang), await readerOf(context, draft)), 200)
  })
}

const GroupedSchema = z.looseObject({ _id: z.string(), group: z.string(), untranslated: z.array(z.string()).optional() })

function registerGroupedLineups(api: Api): void {
  const { path, answer } = DOCUMENT_ROUTES.groupedLineups
  const route = createRoute({
    method: 'get',
    path,
    tags: ['lineups'],
    summary: 'Lineups in their groups',
    request: { query: queryOf('lineups') },
    responses: { 200: json(answer, 'The groups, ordered by their first lineup.'), ...malformed },
  })
  api.openapi(route, async (context) => {
    const query = context.req.valid('query')
    const select = query.select?.length ? [...query.select, 'group'] : undefined
    const caller = await readerOf(context, query.draft)
    const read = (fields: string[] | undefined, locale: Locale) => readList('lineups', { ...query, all: true, select: fields }, locale, caller)
    const [{ items }, named] = await Promise.all([read(select, localeOf(context, query.lang)), read(['group'], DEFAULT_LOCALE)])
    const names = new Map(named.items.map((item) => GroupedSchema.parse(item)).map(({ _id, group }) => [_id, group]))
    const lineups = shareTranslations(items.map((item) => GroupedSchema.parse(item)), 'group', names)
    return context.json({ items: toGroups(lineups) } as z.infer<typeof answer>, 200)
  })
}

function registerCurrentUser(api: Api): void {
  const { path, answer } = DOCUMENT_ROUTES.currentUser
  const route = createRoute({
    method: 'get',
    path,
    tags: ['users'],
    summary: 'The signed-in user',
    responses: { 200: json(answer, 'The signed-in user.'), ...unauthorized },
  })
  api.openapi(route, async (context) => {
    const { user } = await callerOf(context)
    if (!user) throw new ContractError('unauthorized', 'There is no valid session.')
    context.header('Cache-Control', 'private, no-store')
    const { id, email, role, isActivated } = user
    return context.json({ _id: id, email, role, isActivated: isActivated === true }, 200)
  })
}
