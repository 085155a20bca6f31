// What is done to a request and to its answer, in this order, one function a step.
import { env } from '@/lib/env'
import type { CachedPage } from '@/lib/site/cached-page'
import type { PreparedSite } from '@/lib/site/prepared-site'
import type { Answer, AnswerStep, Handler, Request, RequestStep, Response } from './exchange'
import { serviceWorker, staticFiles } from './files/built-files'
import { pictures } from './files/pictures'
import { previewId } from './framework'
import { cachedAnswers } from './pages/cached-answers'
import type { AnswerCache } from './pages/answer-cache'
import type { ExpiredTags } from './pages/expired-tags'
import { replaceFailed } from './pages/failure-screen'
import { missingDocuments } from './pages/missing-documents'
import { replaceMissing } from './pages/missing-screen'
import { pages } from './pages/pages'
import { pageScripts } from './pages/script-policy'
import { answerHealth, type Health } from './process/health'
import { bodyLimits } from './requests/body-limits'
import { clientAddress } from './requests/client-address'
import { frameworkHeaders } from './requests/framework-headers'
import { previewMode } from './requests/preview-mode'
import { secureCookies, setSecurityHeaders } from './requests/security-headers'
import { urlNormalization } from './requests/url-normalization'

interface PipelineOptions extends Pick<PreparedSite, 'secret' | 'sentences' | 'pictureFolder'> {
  root: string
  /** The framework. */
  handle: Handler
  cache: AnswerCache
  tags: ExpiredTags
  health: Health
}

export function pipeline({ root, handle, cache, tags, health, secret, sentences, pictureFolder }: PipelineOptions): Handler {
  const { SITE_URL, TRUST_PROXY, OFFLINE, RESOURCE_BASE_URL } = env()

  /** A whole answer of the framework, before it is cached or sent. */
  const answerSteps: AnswerStep[] = [
    replaceFailed(root),
    replaceMissing((page: CachedPage, requestId: string): Promise<Answer> => answerOf(page, requestId)),
    pageScripts(RESOURCE_BASE_URL),
  ]
  const answerOf = cachedAnswers({ cache, tags, handle, steps: answerSteps, isMissing: missingDocuments(tags) })

  /** A request, until one of them answers it. */
  const requestSteps: RequestStep[] = [
    setSecurityHeaders(SITE_URL),
    secureCookies(SITE_URL),
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

  return runPipeline(requestSteps, handle)
}

/** @param handle answers requests that no step answers */
export function runPipeline(requestSteps: readonly RequestStep[], handle: Handler) {
  return async (incoming: Parameters<Handler>[0], response: Response): Promise<void> => {
    const request = incoming as Request
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
