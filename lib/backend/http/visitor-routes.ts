import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { ErrorBodySchema } from '@/lib/contract/errors'
import { OwnRegistrationSchema, RegistrationChangeSchema } from '@/lib/contract/own-registrations'
import { OwnSubscriptionSchema } from '@/lib/contract/own-subscriptions'
import { apply } from '../applications/apply'
import { json, type Api } from './api-route'
import { cms } from '../cms/cms'
import { runEmailQueue } from '../email/email-queue'
import { sendMessage } from '../contact-messages/send-message'
import { acceptSeat, correctRegistration, withdrawRegistration } from '../registrations/manage'
import { readOwnRegistration } from '../registrations/own-registration'
import { register } from '../registrations/register'
import { localeOf } from './session'
import { changeOwnSubscription, readOwnSubscription, subscribe } from '../subscriptions/subscribe'
import { parseBody, readJson } from '../submissions/body'
import { registerVisitorWrite } from './visitor-writes'

const TokenSchema = z.object({ token: z.string().max(200) })
const notFound = { 404: json(ErrorBodySchema, 'The link opens nothing.') }

/** Answers what visitors send, and what they do later by the links in their letters. */
export function registerVisitorRoutes(api: Api): void {
  registerVisitorWrite(api, 'createRegistration', register)
  registerVisitorWrite(api, 'createAccelerator', apply)
  registerVisitorWrite(api, 'createSubscription', subscribe)
  registerVisitorWrite(api, 'sendMessage', sendMessage)
  registerOwnRegistration(api)
  registerOwnSubscription(api)
}

function registerOwnRegistration(api: Api): void {
  const path = '/api/ownRegistrations/{token}'
  const shared = { path, tags: ['registrations'], request: { params: TokenSchema } }
  const answers = { 200: json(OwnRegistrationSchema, 'The registration as it is now.'), ...notFound }
  api.openapi(createRoute({ ...shared, method: 'get', summary: 'One’s own registration', responses: answers }), async (context) => {
    context.header('Cache-Control', 'private, no-store')
    const manage = { payload: await cms(), locale: localeOf(context, context.req.query('lang')) }
    return context.json(await readOwnRegistration(context.req.valid('param').token, manage), 200)
  })
  const acts = {
    correct: undefined,
    withdraw: withdrawRegistration,
    accept: acceptSeat,
  } as const
  for (const act of Object.keys(acts) as (keyof typeof acts)[]) {
    const route = createRoute({ ...shared, path: `${path}/${act}`, method: 'post', summary: act, responses: answers })
    api.openapi(route, async (context) => {
      const payload = await cms()
      const locale = localeOf(context, context.req.query('lang'))
      const { token } = context.req.valid('param')
      const change = acts[act]
      const own = change
        ? await change(token, { payload, locale })
        : await correctRegistration(token, parseBody(RegistrationChangeSchema, await readJson(context.req.raw), locale), { payload, locale })
      runEmailQueue(payload)
      return context.json(own, 200)
    })
  }
}

function registerOwnSubscription(api: Api): void {
  const path = '/api/ownSubscriptions/{token}'
  const shared = { path, tags: ['subscriptions'], request: { params: TokenSchema } }
  const answers = { 200: json(OwnSubscriptionSchema, 'The subscription as it is now.'), ...notFound }
  api.openapi(createRoute({ ...shared, method: 'get', summary: 'One’s own subscription', responses: answers }), async (context) => {
    context.header('Cache-Control', 'private, no-store')
    return context.json(await readOwnSubscription(context.req.valid('param').token, await cms()), 200)
  })
  for (const [act, state] of [['confirm', 'confirmed'], ['unsubscribe', 'unsubscribed']] as const) {
    const route = createRoute({ ...shared, path: `${path}/${act}`, method: 'post', summary: act, responses: answers })
    api.openapi(route, async (context) => {
      const payload = await cms()
      const own = await changeOwnSubscription(context.req.valid('param').token, state, payload)
      runEmailQueue(payload)
      return context.json(own, 200)
    })
  }
}
