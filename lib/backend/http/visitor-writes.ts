import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { HONEYPOT_FIELD } from '@/lib/site/constants'
import { answerError } from './error-answers'
import type { Api } from './api-route'
import { cms } from '../cms/cms'
import { runEmailQueue } from '../email/email-queue'
import { clientAddress, localeOf } from './session'
import { getTranslations } from '@/lib/i18n/translations'
import { parseBody, readJson } from '../submissions/body'
import type { WriteAnswer, WriteContext } from '../submissions/visitor-write'
import { countUse } from './rate-limits'

type VisitorWrite = 'createSubscription' | 'createRegistration' | 'createAccelerator' | 'sendMessage'

/**
 * Answers a write that any visitor may send: limits, body, schema, then the handler, which stores before
 * anything else happens.
 */
export function registerVisitorWrite<Name extends VisitorWrite>(
  api: Api,
  name: Name,
  handle: (body: z.infer<(typeof WRITE_ROUTES)[Name]['body']>, context: WriteContext) => Promise<WriteAnswer>,
): void {
  const { path, body: schema } = WRITE_ROUTES[name]
  api.openAPIRegistry.registerPath({
    method: 'post',
    path,
    tags: [path.split('/')[2] ?? ''],
    request: { body: { content: { 'application/json': { schema } }, required: true } },
    responses: { 200: { description: 'A sentence for the visitor.' }, 201: { description: 'A sentence for the visitor.' } },
  })
  api.post(path, async (context) => {
    const locale = localeOf(context, context.req.query('lang'))
    try {
      await countUse('postsPerAddress', `${path} ${clientAddress(context)}`)
      const { [HONEYPOT_FIELD]: trap = '', page = refererPath(context.req.header('referer')) ?? path, lang: _lang, ...typed } = await readJson(context.req.raw)
      if (trap !== '') return decoy(locale)
      const body = parseBody(schema, typed, locale) as z.infer<(typeof WRITE_ROUTES)[Name]['body']>
      await countUse('postsPerEmail', `${path} ${body.email.toLowerCase()}`)
      const payload = await cms()
      const answer = await handle(body, { payload, locale, where: String(page).slice(0, 200) })
      runEmailQueue(payload)
      return context.text(answer.text, answer.status)
    } catch (error) {
      return answerError(inLanguage(error, locale))
    }
  })
}

/** The page that a script posted from; forms without a script say it themselves. */
function refererPath(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined
}

/** Programs that fill in every field are told what they want to hear, and nothing is kept. */
function decoy(locale: Locale): Response {
  return new Response(getTranslations({ locale, namespace: 'ApiAnswers' })('received'), { status: 201 })
}

/** Errors of the whole body come in the visitor's language; those of single fields are in it already. */
export function inLanguage(error: unknown, locale: Locale): Error {
  if (error instanceof ContractError && isAboutWhole(error.code)) {
    error.message = getTranslations({ locale, namespace: 'ApiErrors' })(error.code)
  }
  return error instanceof Error ? error : new Error(String(error))
}

const ABOUT_WHOLE = ['malformed', 'tooLarge', 'unsupportedMediaType', 'tooManyRequests'] as const

function isAboutWhole(code: string): code is (typeof ABOUT_WHOLE)[number] {
  return ABOUT_WHOLE.some((known) => known === code)
}
