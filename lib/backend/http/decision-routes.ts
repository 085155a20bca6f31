import type { Context } from 'hono'
import { z } from 'zod'
import { ContractError, ErrorBodySchema } from '@/lib/contract/errors'
import { REVIEW_ROUTES } from '@/lib/contract/routes'
import { DEFAULT_LOCALE, LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { isJuror } from '../access/rules'
import type { Caller } from '../content/reading/sources'
import { relationId } from '../database/relation-id'
import { inTransaction } from '../database/transaction'
import { admitAccepted } from '../review/admit'
import { saveDecisions } from '../review/decisions'
import { readApplicationFigures } from '../review/figures'
import { previewRelease, testRelease } from '../review/preview'
import { readRanking } from '../review/ranking'
import { readAgain } from '../review/read-again'
import { release } from '../review/release'
import { findRound } from '../review/rounds'
import { unblindRound } from '../review/unblind'
import { parseBody, readJsonValue } from '../submissions/body'
import { json, routerPath, type Api } from './api-route'
import { answerError, inLanguage } from './error-answers'
import { callerOf, deskOf, localeOf, type ApiEnv } from './session'

type DecisionRoute = 'ranking' | 'readAgain' | 'decisions' | 'preview' | 'test' | 'release' | 'unblind' | 'admit' | 'figures'

interface Asked {
  caller: Caller
  id: string
  locale: Locale
}

const done = (message: string) => Response.json({ message })

/** Answers the ranking of a round, its decisions and their release, all for the desk. */
export function registerDecisionRoutes(api: Api): void {
  register(api, 'ranking', 'The applications of a round by rank, with what is decided', async (_, { caller, id }) => Response.json(await inTransaction(caller.payload, DEFAULT_LOCALE, (req) => readRanking(req, id))))
  register(api, 'readAgain', 'Two more readings for the applications around the line', async (_, { caller, id }) => Response.json(await readAgain(caller, id)))
  register(api, 'decisions', 'Note decisions, which are told to nobody', async (context, { caller, id, locale }) => {
    const decisions = parseBody(REVIEW_ROUTES.decisions.body, await readJsonValue(context.req.raw), locale)
    await saveDecisions(caller, id, decisions)
    return done(`${decisions.length} ${decisions.length === 1 ? 'decision is' : 'decisions are'} noted, and told to nobody yet.`)
  })
  register(api, 'preview', 'The emails that a release would send', async (_, { caller, id }) => Response.json(await previewRelease(caller, id)))
  register(api, 'test', 'Those emails to oneself, one of each kind and language', async (_, { caller, id }) => {
    const count = await testRelease(caller, id)
    return done(`${count} ${count === 1 ? 'test is' : 'tests are'} on the way to ${caller.user?.email ?? ''}.`)
  })
  register(api, 'release', 'Tell applicants what is decided', async (_, { caller, id }) => Response.json({ toTell: await release(caller, id) }, { status: 202 }), 202)
  register(api, 'unblind', 'Show jurors the names (administrators)', async (_, { caller, id }) => {
    await unblindRound(caller, id)
    return done('Jurors of this round see the names from now on.')
  })
  register(api, 'admit', 'Make participants and guests of those who are accepted', async (_, { caller, id }) => Response.json(await admitAccepted(caller, id)))
  register(api, 'figures', 'How many applied, were read and were accepted, without names', async (_, { caller, id }) => {
    const { event } = await findRound(caller.payload, id, DEFAULT_LOCALE)
    return Response.json(await readApplicationFigures(caller.payload, relationId(event)))
  })
}

function register(api: Api, name: DecisionRoute, summary: string, handle: (context: Context<ApiEnv>, asked: Asked) => Promise<Response>, status: 200 | 202 = 200): void {
  const route = REVIEW_ROUTES[name]
  api.openAPIRegistry.registerPath({
    method: route.method,
    path: route.path,
    tags: ['review'],
    summary,
    request: { params: z.object({ id: z.uuid() }), ...('body' in route && { body: { content: { 'application/json': { schema: route.body } }, required: true } }) },
    responses: {
      [status]: 'answer' in route ? json(route.answer, 'As it is now.') : { description: 'A message for the desk.' },
      404: json(ErrorBodySchema, 'There is no such round, or it is not for this account.'),
      409: json(ErrorBodySchema, 'Not at this point of the round.'),
      422: json(ErrorBodySchema, 'It cannot be done, for the reason that is said.'),
    },
  })
  api.on(route.method.toUpperCase(), routerPath(route.path), async (context) => {
    const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
    try {
      const answer = await handle(context, { caller: await roundDeskOf(context), id: roundOf(context), locale })
      answer.headers.set('Cache-Control', 'private, no-store')
      return answer
    } catch (error) {
      return answerError(inLanguage(error, locale))
    }
  })
}

/** For a juror there is nothing here. */
async function roundDeskOf(context: Context<ApiEnv>): Promise<Caller> {
  if (isJuror(await callerOf(context))) throw nothing()
  return deskOf(context)
}

/** @throws ContractError `notFound` for what can be no key */
function roundOf(context: Context<ApiEnv>): string {
  const id = z.uuid().safeParse(context.req.param('id'))
  if (!id.success) throw nothing()
  return id.data
}

function nothing(): ContractError {
  return new ContractError('notFound', 'There is nothing at this address.')
}
