import type { Context } from 'hono'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ContractError, ErrorBodySchema } from '@/lib/contract/errors'
import { OWN_CALENDAR, OWN_ROUTES, type OwnRoute } from '@/lib/contract/routes'
import { LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { applicationSchema, apply } from '../applications/apply'
import { confirmPlace, correctApplication, withdrawApplication } from '../applications/own/change-application'
import { readOwnApplication } from '../applications/own/own-application'
import { resendApplication } from '../applications/resend'
import { cms } from '../cms/cms'
import { sendMessage } from '../contact-messages/send-message'
import { fromToken, type SignedEntity } from '../email/signed-links'
import { acceptSeat, correctRegistration, parseCorrection, stopReminders, withdrawRegistration } from '../registrations/own/manage'
import { readOwnCalendar } from '../registrations/own/own-calendar'
import { readOwnRegistration } from '../registrations/own/own-registration'
import { etagOf } from '../registrations/own/version'
import { registerAgain } from '../registrations/own/register-again'
import { register, registrationSchema } from '../registrations/register'
import { resend } from '../registrations/resend'
import { parseBody, readJson } from '../submissions/body'
import { changeOwnSubscription, chooseLanguage, readOwnSubscription, subscribe } from '../subscriptions/subscribe'
import { json, routerPath, type Api } from './api-route'
import { answerError, inLanguage } from './error-answers'
import { countUse } from '../submissions/rate-limits'
import { clientAddress, localeOf, type ApiEnv } from './session'
import { registerVisitorWrite } from './visitor-writes'

type OwnRouteName = keyof typeof OWN_ROUTES
type OwnAnswer<Name extends OwnRouteName> = z.infer<(typeof OWN_ROUTES)[Name]['answer']>

interface OwnContext {
  token: string
  payload: Payload
  locale: Locale
  request: Request
  /** Tells where the page of a new document is. */
  locate: (path: string) => void
}

const TokenSchema = z.object({ token: z.string().max(200) })
const VersionSchema = z.object({ ETag: z.string().meta({ description: 'Another one after each correction.' }) })
const ConditionSchema = z.object({ 'If-Match': z.string().optional().meta({ description: 'The `ETag` of what is to be corrected. Without it whatever is stored is.' }) })

/** Answers what visitors send, and what they read and change later by the links in their emails. */
export function registerVisitorRoutes(api: Api): void {
  registerVisitorWrite(api, 'createRegistration', register, registrationSchema)
  registerVisitorWrite(api, 'resendRegistration', resend)
  registerVisitorWrite(api, 'createAccelerator', apply, applicationSchema)
  registerVisitorWrite(api, 'resendAccelerator', resendApplication)
  registerVisitorWrite(api, 'createSubscription', subscribe)
  registerVisitorWrite(api, 'sendMessage', sendMessage)

  registerOwn(api, 'readRegistration', 'One’s own registration', ({ token, ...context }) => readOwnRegistration(token, context), etagOf)
  registerOwn(
    api,
    'correctRegistration',
    'correct',
    async ({ token, request, ...context }) => {
      const change = await parseCorrection(token, await readJson(request), context)
      return correctRegistration(token, change, request.headers.get('If-Match'), context)
    },
    etagOf,
  )
  registerOwn(api, 'withdrawRegistration', 'withdraw', ({ token, ...context }) => withdrawRegistration(token, context))
  registerOwn(api, 'registerAgain', 'register again', async ({ token, request, locate, ...context }) => {
    const { event } = parseBody(OWN_ROUTES.registerAgain.body, await readJson(request), context.locale)
    const { location = '', registration } = await registerAgain(token, event, context)
    locate(location)
    return registration
  })
  registerOwn(api, 'acceptRegistration', 'accept', ({ token, ...context }) => acceptSeat(token, context))

  registerOwn(api, 'stopReminders', 'stop reminders', ({ token, ...context }) => stopReminders(token, context))

  registerOwnCalendar(api)

  registerOwn(api, 'readApplication', 'One’s own application, as it was told', ({ token, ...context }) => readOwnApplication(token, context))
  registerOwn(api, 'correctApplication', 'correct', async ({ token, request, ...context }) => correctApplication(token, await readJson(request), context))
  registerOwn(api, 'withdrawApplication', 'withdraw', ({ token, ...context }) => withdrawApplication(token, context))
  registerOwn(api, 'confirmApplication', 'say whether one comes', async ({ token, request, ...context }) => {
    const { comes } = parseBody(OWN_ROUTES.confirmApplication.body, await readJson(request), context.locale)
    return confirmPlace(token, comes, context)
  })

  registerOwn(api, 'readSubscription', 'One’s own subscription', ({ token, payload }) => readOwnSubscription(token, payload))
  registerOwn(api, 'confirmSubscription', 'confirm', ({ token, payload }) => changeOwnSubscription(token, 'confirmed', payload))
  registerOwn(api, 'unsubscribe', 'unsubscribe', ({ token, payload, request }) => changeOwnSubscription(token, 'unsubscribed', payload, new URL(request.url).searchParams.get('letter') ?? ''))
  registerOwn(api, 'chooseLanguage', 'choose a language', async ({ token, payload, request, locale }) => {
    const { locale: language } = parseBody(OWN_ROUTES.chooseLanguage.body, await readJson(request), locale)
    return chooseLanguage(token, language, payload)
  })
}

/** What mail programs post for their readers, all of a provider from few addresses (RFC 8058). */
const ONE_CLICK: readonly string[] = [OWN_ROUTES.unsubscribe.path, OWN_ROUTES.stopReminders.path]

/** A link belongs to one address of a visitor, and counts as that. */
async function countOwnWrite(context: Context<ApiEnv>, path: string, token: string): Promise<void> {
  const link = fromToken(entityOf(path), token)
  if (!link || !ONE_CLICK.includes(path)) await countUse('postsPerAddress', `${path} ${clientAddress(context)}`)
  if (link) await countUse('postsPerEmail', `${path} ${link.id}`)
}

function entityOf(path: string): SignedEntity {
  if (path.startsWith(OWN_ROUTES.readApplication.path)) return 'application'
  return path.startsWith(OWN_ROUTES.readRegistration.path) ? 'registration' : 'subscription'
}

function registerOwnCalendar(api: Api): void {
  const { path } = OWN_CALENDAR
  api.openAPIRegistry.registerPath({
    method: 'get',
    path,
    tags: ['registrations'],
    summary: 'The calendar entry of one’s own registration',
    request: { params: TokenSchema },
    responses: { 200: { description: 'The entry that its emails have, too.', content: { 'text/calendar': { schema: z.string() } } }, 404: json(ErrorBodySchema, 'The link is not valid, or there is no seat.') },
  })
  api.get(routerPath(path), async (context) => {
    const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
    try {
      const parameters = TokenSchema.safeParse(context.req.param())
      if (!parameters.success) throw new ContractError('malformed', 'The token is too long.')
      const content = await readOwnCalendar(parameters.data.token, { payload: await cms(), locale })
      return context.body(content, 200, { 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': 'inline; filename="ticket.ics"', 'Cache-Control': 'private, no-store' })
    } catch (error) {
      return answerError(inLanguage(error, locale))
    }
  })
}

/** @param etagOf tells versions of the document apart; whoever changes it may name the one that they mean */
function registerOwn<Name extends OwnRouteName>(
  api: Api,
  name: Name,
  summary: string,
  handle: (context: OwnContext) => Promise<OwnAnswer<Name>>,
  etagOf?: (document: OwnAnswer<Name>) => string,
): void {
  const route: OwnRoute = OWN_ROUTES[name]
  const { path, method, answer, body } = route
  const isConditional = method === 'post' && etagOf !== undefined
  api.openAPIRegistry.registerPath({
    method,
    path,
    tags: [`${entityOf(path)}s`],
    summary,
    request: {
      params: TokenSchema,
      ...(isConditional && { headers: ConditionSchema }),
      ...(body && { body: { content: { 'application/json': { schema: body } }, required: true } }),
    },
    responses: {
      200: { ...json(answer, 'The document as it is now.'), ...(etagOf && { headers: VersionSchema }) },
      404: json(ErrorBodySchema, 'The link is not valid.'),
      ...(isConditional && { 412: json(ErrorBodySchema, 'It has been changed since the version that `If-Match` names; nothing is stored.') }),
    },
  })
  api.on(method.toUpperCase(), routerPath(path), async (context) => {
    context.header('Cache-Control', 'private, no-store')
    const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
    try {
      const parameters = TokenSchema.safeParse(context.req.param())
      if (!parameters.success) throw new ContractError('malformed', 'The token is too long.')
      if (method === 'post') await countOwnWrite(context, path, parameters.data.token)
      const payload = await cms()
      const document = await handle({ ...parameters.data, payload, locale, request: context.req.raw, locate: (page) => context.header('Location', page) })
      if (etagOf) context.header('ETag', etagOf(document))
      return context.json(document, 200)
    } catch (error) {
      return answerError(inLanguage(error, locale))
    }
  })
}
