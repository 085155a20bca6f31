import { OpenAPIHono } from '@hono/zod-openapi'
import { cors } from 'hono/cors'
import { ContractError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { TOKEN_COOKIE } from '@/lib/site/constants'
import { tokenOf } from '../accounts/token-strategy'
import { registerApplicationRoutes } from './application-routes'
import { registerAccountRoutes } from './account-routes'
import { registerCheckIn } from './check-in-routes'
import { registerContentWrites } from './content-write-routes'
import { registerCsrf } from './csrf-routes'
import { registerDecisions } from './decision-routes'
import { registerDocs } from './docs/docs'
import { registerEmailEvents } from './email-event-routes'
import { answerError, answerMalformed } from './error-answers'
import { requireKnownLang } from './lang-parameter'
import { registerGuestRoutes } from './guest-routes'
import { refuseOtherMethods } from './other-methods'
import { registerReads } from './read-routes'
import { registerReview } from './review-routes'
import type { ApiEnv } from './session'
import { requireCsrfToken } from './session'
import { registerVisitorRoutes } from './visitor-routes'

/** The contract, answered by the embedded backend. */
export const app = new OpenAPIHono<ApiEnv>({ defaultHook: answerMalformed })

app.onError(answerError)
app.notFound(() => answerError(new ContractError('notFound', 'There is nothing at this address.')))

app.use('*', async (context, next) => {
  await next()
  context.header('X-Robots-Tag', 'noindex')
  context.header('X-Content-Type-Options', 'nosniff')
  // The language may come from a cookie, so a shared cache must not keep an answer for others.
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', tokenOf(context.req.raw.headers) ? 'private, no-store' : 'private, no-cache')
})
app.use('*', cors({ origin: env().CORS_ORIGINS, allowMethods: ['GET', 'HEAD'], allowHeaders: [TOKEN_COOKIE] }))
app.use('*', requireCsrfToken)
app.use('*', requireKnownLang)

registerCsrf(app)
registerAccountRoutes(app)
registerGuestRoutes(app)
registerVisitorRoutes(app)
registerApplicationRoutes(app)
registerContentWrites(app)
registerCheckIn(app)
registerReview(app)
registerDecisions(app)
registerReads(app)
registerEmailEvents(app)
registerDocs(app)
refuseOtherMethods(app)
