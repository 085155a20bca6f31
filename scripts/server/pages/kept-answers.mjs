import { LRUCache } from 'lru-cache'
import { hasChanged, isServable } from './page-lifetime.mjs'

const BODY_BYTES = 16 * 1024 * 1024
const MOST_ANSWERS = 4000
/** A page that is asked for so often before it expires is worth some hundred milliseconds of compressing. */
const USES_WORTH_IMPROVING = 3
/** Headers that belong to one answer and not to the page. */
const OF_ONE_ANSWER = ['content-length', 'transfer-encoding']

/** The answers that are sent again without asking the framework. Pages with the same text share its compressed bytes. */
export class KeptAnswers {
  #answers = new LRUCache({ max: MOST_ANSWERS })
  #bodies = new LRUCache({ maxSize: BODY_BYTES, sizeCalculation: ({ size }) => size })
  #localeCookie

  constructor(localeCookie) {
    this.#localeCookie = localeCookie
  }

  /** @returns the answer with its `body`, or one that `isMissing`; undefined for none that may be served */
  find(key) {
    const answer = this.#answers.get(key)
    if (!answer || !isServable(answer.lifetime)) return undefined
    const found = this.#withBody(answer)
    if (!found?.body) return found
    answer.uses += 1
    if (answer.uses >= USES_WORTH_IMPROVING) void found.body.improve(() => this.#bodies.has(answer.etag))
    return found
  }

  /** @returns the last good answer, while there can be no other; undefined when staff have changed or withdrawn it since */
  findLastGood(key) {
    const answer = this.#answers.get(key)
    return answer && !answer.isMissing && !hasChanged(answer.lifetime) ? this.#withBody(answer) : undefined
  }

  /**
   * @param lifetime of the page that answered, if any did
   * @param response whose head is complete and not sent yet
   * @param own the headers that it had before
   * @returns the answer as `find` does, also one that has expired since it was begun; undefined for one that is not for everybody
   */
  keep(key, lifetime, response, own) {
    const answer = lifetime && this.#answerOf(lifetime, response, own)
    if (!answer) return undefined
    if (isServable(lifetime)) this.#answers.set(key, answer)
    return this.#withBody(answer)
  }

  #answerOf(lifetime, response, own) {
    const { statusCode: status } = response
    if (status === 404) return { lifetime, isMissing: true }
    if (status !== 200 || !this.#isForEverybody(response)) return undefined
    const isOfPage = ([name, value]) => own[name] !== value && !OF_ONE_ANSWER.includes(name)
    const headers = Object.fromEntries(Object.entries(response.getHeaders()).filter(isOfPage))
    return { lifetime, uses: 0, status, etag: response.getHeader('etag'), headers: { ...headers, 'x-nextjs-cache': 'HIT' } }
  }

  #withBody(answer) {
    if (answer.isMissing) return answer
    const body = this.bodyOf(answer.etag)
    return body && { ...answer, body }
  }

  bodyOf(etag) {
    return etag && this.#bodies.get(etag)
  }

  keepBody(etag, body) {
    if (etag) this.#bodies.set(etag, body)
  }

  /** The language of an address is remembered; its cookie is the same for all who ask for it. */
  #isForEverybody(response) {
    return [response.getHeader('set-cookie') ?? []].flat().every((cookie) => cookie.startsWith(`${this.#localeCookie}=`))
  }
}
