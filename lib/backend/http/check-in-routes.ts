import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { z } from 'zod'
import { ContractError, ErrorBodySchema } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { InstantSchema } from '@/lib/contract/fields/document'
import { CHECK_IN_ROUTES } from '@/lib/contract/routes'
import { LOCALE_PARAMETER } from '@/lib/i18n/locales'
import { recordInAuditLog } from '../audit-log'
import { listEtag, readCheckInList, readCheckInNumbers, recordScans } from '../check-in'
import { findEventByAnyName } from '../content/find-event'
import type { Caller } from '../content/reading/sources'
import { inTransaction } from '../database/transaction'
import { parseBody, readJson } from '../submissions/body'
import { ticketPublicKey } from '../tickets'
import { json, malformed, routerPath, type Api } from './api-route'
import { answerError, inLanguage } from './error-answers'
import { doorOf, localeOf, type ApiEnv } from './session'
import { langParameter } from './lang-parameter'

const EventParameterSchema = z.object({ event: z.string().max(200) })
const ListQuerySchema = z.object({ since: InstantSchema.optional(), ...langParameter })

const refusals = {
  401: json(ErrorBodySchema, 'There is no valid session.'),
  403: json(ErrorBodySchema, 'The account may not do that.'),
  404: json(ErrorBodySchema, 'There is no such event.'),
}

/** Answers the devices at the door. */
export function registerCheckIn(api: Api): void {
  const { key, list, record, numbers } = CHECK_IN_ROUTES

  const keyRoute = createRoute({
    method: key.method,
    path: key.path,
    tags: ['checkIn'],
    summary: 'The public key that tells a true ticket from a forged one',
    responses: { 200: json(key.answer, '32 bytes in base64url.') },
  })
  api.openapi(keyRoute, (context) => context.json({ algorithm: 'Ed25519' as const, key: ticketPublicKey() }, 200))

  const listRoute = createRoute({
    method: list.method,
    path: list.path,
    tags: ['checkIn'],
    summary: 'The guests of an event, with all that a device needs to work without network',
    request: { params: EventParameterSchema, query: ListQuerySchema },
    responses: { 200: json(list.answer, 'All guests, or with `since` those that have changed.'), 304: { description: 'As the `ETag` names it.' }, ...malformed, ...refusals },
  })
  api.openapi(listRoute, async (context) => {
    const { caller, event } = await openEvent(context)
    const { since = null } = context.req.valid('query')
    const answer = await readCheckInList(caller.payload, event, since)
    const etag = listEtag(answer)
    context.header('ETag', etag)
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304)
    // Whoever asks for all that has changed since long ago takes it as well.
    if (since === null || answer.items.length * 2 > answer.total) await noteExport(caller, event, answer.items.length)
    return context.json(answer, 200)
  })

  api.openAPIRegistry.registerPath({
    method: record.method,
    path: record.path,
    tags: ['checkIn'],
    summary: 'Report scans, those made without network among them',
    request: { params: EventParameterSchema, body: { content: { 'application/json': { schema: record.body } }, required: true } },
    responses: { 200: json(record.answer, 'What became of each scan.'), 422: json(ErrorBodySchema, '`fields` names each bad field.'), ...refusals },
  })
  api.post(routerPath(record.path), async (context) => {
    const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
    try {
      const { caller, event } = await openEvent(context)
      const { device, scans } = parseBody(record.body, await readJson(context.req.raw), locale)
      const items = await recordScans(caller, { event: event._id, startsAt: event.startsAt, device, scans, locale })
      return context.json({ at: new Date().toISOString(), items }, 200)
    } catch (error) {
      return answerError(inLanguage(error, locale))
    }
  })

  const numbersRoute = createRoute({
    method: numbers.method,
    path: numbers.path,
    tags: ['checkIn'],
    summary: 'Who is expected and who is here',
    request: { params: EventParameterSchema },
    responses: { 200: json(numbers.answer, 'The numbers of now.'), ...refusals },
  })
  api.openapi(numbersRoute, async (context) => {
    const { caller, event } = await openEvent(context)
    return context.json(await readCheckInNumbers(caller.payload, event._id), 200)
  })
}

/** @throws ContractError for whoever checks nobody in, and `notFound` for an event that is not published */
async function openEvent(context: Context<ApiEnv>): Promise<{ caller: Caller; event: Event }> {
  const caller = await doorOf(context)
  // A device may have been prepared before the address of the event was changed.
  const event = await findEventByAnyName(caller.payload, context.req.param('event') ?? '', localeOf(context, context.req.query(LOCALE_PARAMETER)))
  if (!event) throw new ContractError('notFound', 'There is no such event.')
  return { caller, event }
}

/** A device that takes the whole list takes personal data with it. */
async function noteExport({ payload, user }: Caller, event: Event, count: number): Promise<void> {
  await inTransaction(payload, 'en', async (req) => {
    Object.assign(req, { user })
    await recordInAuditLog(req, { action: 'exported', entity: 'registrations', title: `Check-in list of ${event.title}: ${count} guests` })
  })
}
