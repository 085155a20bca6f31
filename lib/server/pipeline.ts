// What is done to a request and to its answer, in this order, one function a step.
import type { ServerResponse } from 'node:http'
import type { CachedPage } from '@/lib/site/cached-page'
import { env } from '@/lib/env'
import type { Answer, AnswerStep, Handler, HeadStep, Request, RequestStep, Response } from './exchange'
import { pictures } from './files/pictures'
import { serviceWorker } from './files/service-worker'
import { staticFiles } from './files/static-files'
import { previewId } from './framework'
import { addScriptPolicy } from './pages/script-policy'
import { cachedAnswers } from './pages/cached-answers'
import type { AnswerCache } from './pages/answer-cache'
import type { ExpiredTags } from './pages/expired-tags'
import { tagExports } from './pages/exports'
import { replaceFailed } from './pages/failure-screen'
import { frontCache } from './pages/front-cache'
import { missingDocuments } from './pages/missing-documents'
import { replaceMissing } from './pages/missing-screen'
import { pages } from './pages/pages'
import { delayScripts } from './pages/scripts-after-paint'
import { answerHealth, type Health } from './process/health'
import { bodyLimits, type TooLargeSentences } from './requests/body-limits'
import { clientAddress } from './requests/client-address'
import { frameworkHeaders } from './requests/framework-headers'
import { previewMode } from './requests/preview-mode'
import { secureCookies, setSecurityHeaders } from './requests/security-headers'
import { urlNormalization } from './requests/url-normalization'

interface PipelineOptions {
  root: string
  /** The framework. */
  handle: Handler
  cache: AnswerCache
  tags: ExpiredTags
  health: Health
  /** That sessions are signed with. */
  secret: string
  sentences: TooLargeSentences
  /** Where pictures lie on this disk, if they do. */
  pictureFolder: string | null
}

export function pipeline({ root, handle, cache, tags, health, secret, sentences, pictureFolder }: PipelineOptions): Handler {
  const { SITE_URL, TRUST_PROXY, OFFLINE, RESOURCE_BASE_URL } = env()

  /** A whole answer of the framework, before it is cached or sent. */
  const answerSteps: AnswerStep[] = [
    replaceFailed(root),
    replaceMissing((page: CachedPage, requestId: string): Promise<Answer> => answerOf(page, requestId)),
    delayScripts,
    addScriptPolicy(RESOURCE_BASE_URL),
    tagExports,
  ]
  const answerOf = cachedAnswers({ cache, tags, handle, steps: answerSteps, isMissing: missingDocuments(tags) })

  /** A request, until one of them answers it. */
  const requestSteps: RequestStep[] = [
    setSecurityHeaders(SITE_URL),
    clientAddress(TRUST_PROXY),
    urlNormalization,
    answerHealth(health),
    frameworkHeaders,
    bodyLimits(secret, sentences),
    previewMode(previewId(root)),
    staticFiles(root),
    pictures(pictureFolder),
    serviceWorker(root, OFFLINE),
    pages({ handle, answerOf, steps: answerSteps }),
  ]

  /** Status and headers of every answer, also of those that the framework streams by itself. */
  const headSteps: HeadStep[] = [oneLocation, secureCookies(SITE_URL), frontCache]

  return runPipeline(requestSteps, headSteps, handle)
}

/** @param handle answers requests that no step answers */
export function runPipeline(requestSteps: readonly RequestStep[], headSteps: readonly HeadStep[], handle: Handler) {
  return async (incoming: Parameters<Handler>[0], response: Response): Promise<void> => {
    const request = incoming as Request
    beforeHead(response, () => headSteps.forEach((step) => step(response, request)))
    try {
      for (const step of requestSteps) {
        const answered = step(request, response)
        // Only what has to wait does: a request that was read must not go on in another turn of the event loop for nothing.
        if (answered instanceof Promise ? await answered : answered) return
      }
      await handle(request, response)
    } catch (error) {
      console.error('Request:', error)
      response.destroy()
    }
  }
}

/** Calls back with the status and all headers set, right before they are sent. */
function beforeHead(response: Response, change: () => void): void {
  const writeHead = response.writeHead.bind(response) as (status: number, message?: string) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.find((part) => typeof part === 'object' && part !== null) ?? {}
    const pairs = Array.isArray(headers) ? inPairs(headers) : Object.entries(headers)
    for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value as string)
    change()
    const [message] = rest
    return typeof message === 'string' ? writeHead(response.statusCode, message) : writeHead(response.statusCode)
  }
}

/** Raw headers: a list in which each name is followed by its value, or a list of pairs. */
function inPairs(list: unknown[]): [string, unknown][] {
  if (Array.isArray(list[0])) return list as [string, unknown][]
  return list.flatMap((name, index): [string, unknown][] => (index % 2 === 0 ? [[String(name), list[index + 1]]] : []))
}

/** The framework names the goal of a cached redirect twice, which programs read as one odd address. */
const oneLocation: HeadStep = (response) => {
  const location = response.getHeader('location')
  if (Array.isArray(location)) response.setHeader('location', location[0] ?? '')
}
