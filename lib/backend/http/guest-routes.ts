import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { APIError } from 'payload'
import { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { LineSchema } from '@/lib/contract/fields/contact-fields'
import { answersSchema } from '@/lib/contract/fields/questions'
import { GUEST_FILE_TOO_LARGE, GuestBodySchema, GuestImportSchema, MAX_GUEST_FILE, type GuestImport } from '@/lib/contract/desk/guests'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { LOCALE_PARAMETER } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { MAX_BODY } from '@/lib/site/forms/body-text'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { countUse } from '../submissions/rate-limits'
import { isDesk } from '../access/rules'
import { tokenOf } from '../accounts/token-strategy'
import type { Caller } from '../content/reading/sources'
import { findEvent } from '../content/find-event'
import { EMPTY_FILE, startImport } from '../guests/start-import'
import { ImportOptionsSchema, readGuestImport } from '../guests/stored-import'
import { addGuestAsDesk } from '../registrations/guest-endpoints'
import { parseBody, readJson, readMultipart } from '../submissions/body'
import { json, type Api } from './api-route'
import { callerOf, clientAddress, deskOf, localeOf, type ApiEnv } from './session'
import { refuseWhole } from './visitor-writes'

const PATH = WRITE_ROUTES.createRegistration.path
export const IMPORT_PATH = `${PATH}/import`

/** How long an import is waited for before its id is answered alone, in milliseconds. */
const LONGEST_WAIT = 20_000
const INTERVAL = 100

const yesOrNo = z.enum(['true', 'false']).default('false').transform((value) => value === 'true')
const FieldsSchema = z.object({ event: LineSchema, dryRun: yesOrNo, partial: yesOrNo, force: yesOrNo, invite: yesOrNo, isTold: yesOrNo, includeCancelled: yesOrNo })

/** Answers what the desk does with guests through the contract. */
export function registerGuestRoutes(api: Api): void {
  api.post(PATH, async (context, next) => {
    const desk = await deskOrNull(context)
    const body = desk && (await readJson(context.req.raw.clone()).catch(() => null))
    if (!desk || !body || isVisitorForm(body)) return next()
    await countUse('postsPerAddress', `${PATH} ${clientAddress(context)}`)
    const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
    if (!GuestBodySchema.safeParse(body).success) await refuseWhole((event) => GuestBodySchema.extend({ answers: givenAnswers(event) }), body, locale)
    const { event: key, force, invite, companions, answers, ...guest } = parseBody(GuestBodySchema, body, locale)
    const event = await findEvent(desk.payload, key, locale)
    const t = getTranslations({ locale, namespace: 'ApiErrors' })
    if (!force && companions.length > event.companionsLimit) throw new ContractError('invalid', t('tooManyCompanions'), { companions: t('tooManyCompanions') })
    const company = { companions: companions.map(({ fullName }) => fullName), answers: parseBody(givenAnswers(event), answers, locale, 'answers') }
    const added = addGuestAsDesk({ payload: desk.payload, user: desk.user }, event._id, guest, { locale, force, invite, isTold: true, ...company })
    const { outcome } = await asContract(added)
    if (outcome === 'exists') throw new ContractError('duplicate', t('alreadyRegistered'), { email: t('alreadyRegistered') })
    if (outcome === 'full') throw new ContractError('invalid', 'There is no free seat to hold.')
    return context.text(outcome, outcome === 'waiting' ? 200 : 201)
  })

  api.openAPIRegistry.registerPath({
    method: 'post',
    path: IMPORT_PATH,
    tags: ['registrations'],
    summary: 'Import guests from a CSV or Excel file (the desk)',
    request: { body: { content: { 'multipart/form-data': { schema: FieldsSchema.extend({ file: z.string().meta({ format: 'binary' }) }) } }, required: true } },
    responses: { 200: json(GuestImportSchema, 'What would happen with each row, or has happened.'), 202: json(GuestImportSchema, 'It goes on; ask for the import by its `_id`.') },
  })
  api.post(IMPORT_PATH, async (context) => {
    const { payload, user } = await deskOf(context)
    const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
    const form = await readMultipart(context.req.raw, MAX_GUEST_FILE + MAX_BODY)
    const file = form.get('file')
    if (!(file instanceof File)) throw new ContractError('unsupportedMediaType', 'Send the file as multipart/form-data.')
    if (file.size === 0) throw new ContractError('invalid', EMPTY_FILE, { file: EMPTY_FILE })
    if (file.size > MAX_GUEST_FILE) throw new ContractError('tooLarge', GUEST_FILE_TOO_LARGE)
    const { event, ...options } = parseBody(FieldsSchema, Object.fromEntries(form), locale)
    const { _id } = await findEvent(payload, event, locale)
    const content = new Uint8Array(await file.arrayBuffer())
    const id = await asContract(startImport({ payload, user }, { event: _id, fileName: file.name, content, options: ImportOptionsSchema.parse(options) }))
    const found = await waitFor(payload, id)
    if (found.state === 'failed') throw new ContractError('invalid', found.problem, { file: found.problem })
    const isRefused = found.state === 'ready' && !options.dryRun
    if (isRefused) throw new ContractError('invalid', 'Nothing was imported: some rows are wrong.', toFields(found))
    return context.json(found, ['ready', 'done'].includes(found.state) ? 200 : 202)
  })

  api.openAPIRegistry.registerPath({
    method: 'get',
    path: `${IMPORT_PATH}/{id}`,
    tags: ['registrations'],
    summary: 'How far an import is (the desk)',
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: json(GuestImportSchema, 'With every row.') },
  })
  api.get(`${IMPORT_PATH}/:id`, async (context) => {
    const { payload } = await deskOf(context)
    const id = z.uuid().safeParse(context.req.param('id'))
    const found = id.success ? await readGuestImport(payload, id.data) : null
    if (!found) throw new ContractError('notFound', 'There is no such import.')
    return context.json(found, 200)
  })
}

/** A form of the site asks for consent, also where staff fill it in, and knows nothing of what only the desk decides. */
function isVisitorForm(body: Record<string, unknown>): boolean {
  return body.consent === true && !['kind', 'force', 'invite', 'note'].some((name) => name in body)
}

/** The desk need not know what visitors are asked. */
function givenAnswers(event: Event) {
  return answersSchema(questionsOf(event, 'registration').map((question) => ({ ...question, isRequired: false })))
}

async function deskOrNull(context: Context<ApiEnv>): Promise<Caller | null> {
  if (!tokenOf(context.req.raw.headers)) return null
  const caller = await callerOf(context)
  return isDesk(caller) ? caller : null
}

async function waitFor(payload: Caller['payload'], id: string): Promise<GuestImport> {
  const end = Date.now() + LONGEST_WAIT
  for (;;) {
    const found = await readGuestImport(payload, id)
    if (!found) throw new ContractError('notFound', 'There is no such import.')
    if (!['reading', 'importing'].includes(found.state) || Date.now() > end) return found
    await sleep(INTERVAL)
  }
}

function toFields({ rows }: GuestImport): Record<string, string> {
  const wrong = rows.filter(({ outcome }) => outcome === 'error' || outcome === 'full')
  return Object.fromEntries(wrong.map(({ row, errors }) => [`row ${row}`, errors.join(' ') || 'There is no free seat to hold.']))
}

/** What staff read in the CMS, as the contract says it. */
async function asContract<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof APIError ? new ContractError('invalid', error.message) : error
  }
}
