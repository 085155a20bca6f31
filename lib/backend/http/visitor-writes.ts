import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { LineSchema } from '@/lib/contract/fields/contact-fields'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { LOCALE_PARAMETER, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { HONEYPOT_FIELD } from '@/lib/site/constants'
import { withoutToken } from '@/lib/site/route-pattern'
import { cms } from '../cms/cms'
import { findEventByAnyName } from '../content/find-event'
import { parseBody, readJson } from '../submissions/body'
import type { SchemaContext, WriteAnswer, WriteContext } from '../submissions/visitor-write'
import type { Api } from './api-route'
import { answerError, inLanguage } from './error-answers'
import { countUse } from '../submissions/rate-limits'
import { clientAddress, localeOf } from './session'

type VisitorWrite = 'createSubscription' | 'createRegistration' | 'resendRegistration' | 'createAccelerator' | 'resendAccelerator' | 'sendMessage'
type BodyOf<Name extends VisitorWrite> = z.infer<(typeof WRITE_ROUTES)[Name]['body']>

/** They email what was typed to an address that may be anybody's. */
const EMAILED_WRITES: ReadonlySet<VisitorWrite> = new Set<VisitorWrite>(['createRegistration', 'createAccelerator'])

/** What else a form of an event asks. */
type SchemaOf = (event: Event, context: SchemaContext) => z.ZodObject | Promise<z.ZodObject>

const LONGEST_PAGE = 200

/** Answers a write that any visitor may send: limits, body, schema, then the handler, which stores before anything else happens. */
export function registerVisitorWrite<Name extends VisitorWrite>(
  api: Api,
  name: Name,
  handle: (body: BodyOf<Name>, context: WriteContext) => Promise<WriteAnswer>,
  schemaOf?: SchemaOf,
): void {
  const { path, body: schema } = WRITE_ROUTES[name]
  const sentence = { description: 'A message for the visitor.' }
  api.openAPIRegistry.registerPath({
    method: 'post',
    path,
    tags: [path.split('/')[2] ?? ''],
    request: { body: { content: { 'application/json': { schema } }, required: true } },
    responses: { 200: sentence, 201: sentence },
  })
  api.post(path, async (context) => {
    const locale = localeOf(context, context.req.query(LOCALE_PARAMETER))
    try {
      await countUse('postsPerAddress', `${path} ${clientAddress(context)}`)
      const { [HONEYPOT_FIELD]: honeypot = '', page, [LOCALE_PARAMETER]: _lang, ...fields } = await readJson(context.req.raw)
      if (honeypot !== '') throw new ContractError('invalid', getTranslations({ locale, namespace: 'ApiErrors' })('honeypot'))
      if (schemaOf && !schema.safeParse(fields).success) await refuseWhole(schemaOf, fields, locale)
      const body = parseBody(schema, fields, locale) as BodyOf<Name>
      if (EMAILED_WRITES.has(name)) await countUse('emailedPostsPerAddress', `${path} ${clientAddress(context)}`)
      await countUse('postsPerEmail', `${path} ${body.email.toLowerCase()}`)
      const payload = await cms()
      const named = typeof page === 'string' ? page : refererPath(context.req.header('referer'))
      const where = withoutToken(named ?? path).slice(0, LONGEST_PAGE)
      const answer = await handle(body, { payload, locale, where })
      if (answer.location) context.header('Location', answer.location)
      return context.text(answer.text, answer.status)
    } catch (error) {
      return answerError(inLanguage(error, locale))
    }
  })
}

/** Names all that is wrong with a form, also what only its event asks. @throws ContractError `invalid`, unless there is no such event */
export async function refuseWhole(schemaOf: SchemaOf, fields: Record<string, unknown>, locale: Locale): Promise<void> {
  const name = LineSchema.safeParse(fields.event)
  const payload = await cms()
  const event = name.success && (await findEventByAnyName(payload, name.data, locale))
  if (event) parseBody(await schemaOf(event, { payload, locale }), fields, locale)
}

/** The page that a script posted from; native forms name it in a field. */
function refererPath(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined
}
