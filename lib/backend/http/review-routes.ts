import type { Context } from 'hono'
import { z } from 'zod'
import { ContractError, ErrorBodySchema } from '@/lib/contract/errors'
import { REVIEW_ROUTES, type ReviewRoute } from '@/lib/contract/routes'
import { LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import type { Caller } from '../content/reading/sources'
import { assignRound } from '../review/readings/assign'
import { redactPassages, sendBack } from '../review/readings/change-text'
import { declareConflict, declareForJuror } from '../review/readings/conflicts'
import { copyRound } from '../review/rounds/copy-round'
import { inviteJuror } from '../review/rounds/invite-juror'
import { readRedactedFile } from '../review/readings/read-file'
import { listAssignments, readAssignment } from '../review/readings/reading'
import { listRounds } from '../review/rounds/rounds'
import { saveReview } from '../review/readings/save-review'
import { readJson } from '../submissions/body'
import { json, routerPath, type Api } from './api-route'
import { answerError, inLanguage } from './error-answers'
import { deskAmongReadersOf, localeOf, readerOf, type ApiEnv } from './session'

const file = { description: 'The file without its name and what else tells of its sender, as an attachment.', content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } } }

const refusals = {
  401: json(ErrorBodySchema, 'There is no valid session.'),
  403: json(ErrorBodySchema, 'The account neither reads applications nor works with them.'),
  404: json(ErrorBodySchema, 'There is nothing at this address, or nothing that a juror has to read.'),
}

interface Call {
  context: Context<ApiEnv>
  caller: Caller
  locale: Locale
  /** A parameter of the path, which is a key. */
  key: (name: string) => string
  body: () => Promise<Record<string, unknown>>
}

/** Answers jurors, and the desk about what they read. */
export function registerReview(api: Api): void {
  const { rounds, inviteJuror: invite, copyRound: copy, assignments, assign, declareForJuror: declareFor, redact, sendBack: back, assignment, review, conflict, file: readFile } = REVIEW_ROUTES

  answerReaders(api, rounds, 'The rounds in which one reads, for the desk all of them', ({ context, caller, locale }) => listRounds(caller, locale).then((items) => context.json(items, 200)))
  answerReaders(api, assignments, 'What one has to read in a round, for the desk everybody’s', ({ context, caller, locale, key }) => listAssignments(caller, key('id'), locale).then((items) => context.json(items, 200)))
  answerReaders(api, assignment, 'An application to read, and one’s own review', ({ context, caller, locale, key }) => readAssignment(caller, key('id'), locale).then((found) => context.json(found, 200)))
  answerReaders(api, readFile, 'A file of an application to read', ({ caller, locale, key }) => readRedactedFile(caller, key('id'), key('file'), locale), { 200: file })
  answerReaders(api, review, 'Keep the draft of a review, or send it', async ({ context, caller, locale, key, body }) => context.json(await saveReview(requireJuror(caller), key('id'), await body(), locale), 200))
  answerReaders(api, conflict, 'Declare a conflict of interest', async ({ context, caller, locale, key }) => {
    await declareConflict(requireJuror(caller), key('id'), locale)
    return context.text(getTranslations({ locale, namespace: 'ApiAnswers' })('conflictDeclared'), 200)
  }, { 200: { description: 'A message for the juror.' } })

  answerDesk(api, invite, 'Invite a juror, 200 for one who has an account', async ({ context, caller, locale, key, body }) => {
    const { isNew, juror } = await inviteJuror(caller, key('id'), await body(), locale)
    return context.json(juror, isNew ? 201 : 200)
  })
  answerDesk(api, copy, 'Make a round for another event like this one', async ({ context, caller, locale, key, body }) => context.json(await copyRound(caller, key('id'), await body(), locale), 201))
  answerDesk(api, assign, 'Give each application its readers; what was begun stays', async ({ context, caller, key }) => context.json(await assignRound(caller, key('id')), 200))
  answerDesk(api, declareFor, 'Note a conflict that a juror has not declared', async ({ context, caller, locale, key, body }) => {
    await declareForJuror(caller, key('id'), await body(), locale)
    return context.body(null, 204)
  })
  answerDesk(api, redact, 'Blank passages of an application for its readers', async ({ context, caller, locale, key, body }) => {
    await redactPassages(caller, { round: key('id'), application: key('application') }, await body(), locale)
    return context.body(null, 204)
  })
  answerDesk(api, back, 'Send an application back to its sender for correction', async ({ context, caller, locale, key, body }) => {
    await sendBack(caller, { round: key('id'), application: key('application') }, await body(), locale)
    return context.body(null, 204)
  })
}

const answerReaders = answering(readerOf)

const answerDesk = answering(deskAmongReadersOf)

/** Registers calls that some may make; what can be no key names nothing. */
export function answering(callerOf: (context: Context<ApiEnv>) => Promise<Caller>) {
  return (api: Api, { method, path, body: schema, answer }: ReviewRoute, summary: string, handle: (call: Call) => Promise<Response>, responses: object = answer ? { 200: json(answer, 'As it is now.') } : { 204: { description: 'Done.' } }): void => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    api.openAPIRegistry.registerPath({
      method,
      path,
      tags: ['review'],
      summary,
      request: {
        ...(names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, z.uuid()]))) }),
        ...(schema && { body: { content: { 'application/json': { schema } }, required: true } }),
      },
      responses: { ...responses, ...refusals, ...(schema && { 422: json(ErrorBodySchema, '`fields` names each bad field.') }) },
    })
    api[method](routerPath(path), async (context) => {
      context.header('Cache-Control', 'private, no-store')
      const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
      try {
        const caller = await callerOf(context)
        return await handle({ context, caller, locale, key: (name) => keyOf(context, name), body: () => readJson(context.req.raw) })
      } catch (error) {
        return answerError(inLanguage(error, locale))
      }
    })
  }
}

function keyOf(context: Context<ApiEnv>, name: string): string {
  const parsed = z.uuid().safeParse(context.req.param(name))
  if (!parsed.success) throw new ContractError('notFound', 'There is nothing at this address.')
  return parsed.data
}

/** Nobody writes the review of somebody else. */
function requireJuror(caller: Caller): Caller {
  if (caller.user?.role !== 'juror') throw new ContractError('forbidden', 'Only its juror writes a review.')
  return caller
}
