import { createHash, randomUUID } from 'node:crypto'
import { LOCALE_COOKIE, LOCALE_TABLE } from '@/lib/i18n/locales'
import { NOT_HERE_HEADER } from '@/lib/i18n/visible-path'
import type { CachedPage } from '@/lib/site/cached-page'
import type { Answer, AnswerStep, Asked, Handler } from '../exchange'
import { CACHE_HEADER, PAYLOAD_HEADER, PAYLOAD_PARAMETER } from '../framework'
import { REQUEST_ID_HEADER } from '../requests/request-log'
import type { AnswerCache, CachedAnswer } from './answer-cache'
import { askFramework } from './ask-framework'
import { renderRecords, type RenderRecord } from './content-cache'
import { EncodedBody } from './encoded-body'
import type { ExpiredTags, Lifetime } from './expired-tags'

/** Many may wait for a page: longer than it waits for its backend, in milliseconds. */
const TIMEOUT = 60_000
const CACHED_STATUS = [200, 307, 308, 404]

interface CachedAnswersOptions {
  cache: AnswerCache
  tags: ExpiredTags
  handle: Handler
  /** What becomes of an answer before it is cached. */
  steps: readonly AnswerStep[]
  /** Whether the documents of a page are known not to exist. */
  isMissing: (documents: CachedPage['documents']) => Promise<boolean>
  /** How long a page may take, in milliseconds. */
  timeout?: number
}

interface Flight {
  key: string
  beganAt: number
  end: Promise<Answer>
}

/**
 * Answers what is the same for everybody: from the cache, or made once for all who ask. It is made by a request of our own,
 * which carries nothing of a visitor but the language, so that nothing of theirs can end up in the cache.
 */
export function cachedAnswers({ cache, tags, handle, steps, isMissing, timeout = TIMEOUT }: CachedAnswersOptions) {
  // By path, because the framework itself lets requests for one share what it is rendering, however long ago that began.
  const flights = new Map<string, Flight>()

  return answerOf

  async function answerOf(page: CachedPage, requestId: string): Promise<Answer> {
    const askedAt = performance.now()
    for (;;) {
      const found = await cache.find(page.key)
      if (found) {
        if (!found.isFresh && !flights.has(page.path)) void begin(page, randomUUID()).end.catch(() => undefined)
        return toAnswer(page, found.answer)
      }
      const flight = flights.get(page.path) ?? begin(page, requestId)
      const answer = await flight.end
      // It may have expired meanwhile, and is new enough for a request that was there before it began.
      if (flight.key === page.key && flight.beganAt >= askedAt) return answer
    }
  }

  function begin(page: CachedPage, requestId: string): Flight {
    const flight: Flight = { key: page.key, beganAt: performance.now(), end: make(page, requestId).finally(() => flights.delete(page.path)) }
    flights.set(page.path, flight)
    return flight
  }

  async function make(page: CachedPage, requestId: string): Promise<Answer> {
    const asked: Asked = { url: page.address, headers: languageOf(page), requestId, startedAt: Date.now(), isScreen: page.isScreen }
    try {
      if (await isMissing(page.documents)) return await missing(page, requestId)
      const { answer: rendered, lifetime } = await render(page, requestId)
      const lastGood = rendered.status >= 500 ? cache.findLastGood(page.key) : undefined
      if (lastGood) return toAnswer(page, lastGood)
      if (isMissingPage(page, rendered.status)) {
        if (lifetime) void cache.store(page.key, { status: 404, headers: {}, body: await EncodedBody.of(Buffer.alloc(0)), lifetime })
        return await missing(page, requestId)
      }
      const answer = await runSteps(steps, rendered, asked)
      if (!lifetime || !CACHED_STATUS.includes(answer.status)) return answer
      const body = answer.body as Buffer
      const headers = { ...(answer.status === 200 && { etag: tagOf(body) }), ...answer.headers }
      const cached = { status: answer.status, headers, body: await EncodedBody.of(body), lifetime }
      void cache.store(page.key, { ...cached, headers: { ...headers, ...(CACHE_HEADER in headers && { [CACHE_HEADER]: 'HIT' }) } })
      return cached
    } catch (error) {
      console.error('Page:', error)
      return runSteps(steps, { status: 500, headers: {}, body: Buffer.alloc(0) }, asked)
    }
  }

  /** @returns with a lifetime if the framework has rendered this very page and allows to cache it */
  async function render(page: CachedPage, requestId: string): Promise<{ answer: Answer; lifetime?: Lifetime }> {
    await tags.read()
    const record: RenderRecord = { stamp: tags.stamp() }
    const isPayload = page.kind === 'payload'
    const url = isPayload ? withParameter(page.address, PAYLOAD_PARAMETER) : page.address
    const headers = {
      host: 'localhost',
      ...languageOf(page),
      [REQUEST_ID_HEADER]: requestId,
      ...(isPayload && { [PAYLOAD_HEADER]: '1' }),
      ...(page.isScreen && { [NOT_HERE_HEADER]: '1' }),
    }
    const answer = await renderRecords.run(record, () => askFramework(handle, { url, headers, timeout }))
    const { lifetime } = record
    return { answer, lifetime: lifetime?.path === page.path && isForEverybody(answer) ? lifetime : undefined }
  }

  function toAnswer(page: CachedPage, { status, headers, body }: CachedAnswer): Answer | Promise<Answer> {
    if (isMissingPage(page, status)) return missing(page, randomUUID())
    return { status, headers, body }
  }

  /** The screen of all missing pages. */
  async function missing(page: CachedPage, requestId: string): Promise<Answer> {
    const { status, headers, body } = await answerOf(page.screen(), requestId)
    const { etag: _, ...others } = headers
    return { status: status === 200 ? 404 : status, headers: { ...others, 'content-language': page.locale }, body }
  }
}

export async function runSteps(steps: readonly AnswerStep[], answer: Answer, asked: Asked): Promise<Answer> {
  let result = answer
  for (const step of steps) result = await step(result, asked)
  return result
}

const languageOf = ({ rememberedLocale }: CachedPage) => ({ cookie: `${LOCALE_COOKIE}=${LOCALE_TABLE[rememberedLocale].cookieValue}` })

const isMissingPage = ({ kind, isScreen }: CachedPage, status: number) => status === 404 && kind !== 'export' && !isScreen

/** Of files such as the feed, which the framework gives none. Weak, since it stands for each encoding. */
const tagOf = (body: Buffer) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** The language of an address is remembered; its cookie is the same for all who ask for it. */
function isForEverybody({ headers }: Answer): boolean {
  return [headers['set-cookie'] ?? []].flat().every((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`))
}

function withParameter(address: string, name: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=`
}
