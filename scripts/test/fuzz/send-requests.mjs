import { sendRaw } from '../raw-request.mjs'
import { addressesOf } from './addresses.mjs'
import { judge } from './judge.mjs'
import { fuzzRequests } from './requests.mjs'

const AT_ONCE = 8
/** A page that is rendered for the first time on a busy machine takes seconds. */
const ANSWER_MILLISECONDS = 30_000

/**
 * Sends malformed and hostile requests to a running site, as a visitor and as an administrator.
 *
 * @param {object} options
 * @param {string} options.origin
 * @param {string} options.token of an administrator
 * @param {number} options.seed
 * @param {number} options.count
 * @param {readonly string[]} options.secrets texts that no answer may contain
 * @returns {Promise<{ statuses: Record<string, number>, failures: string[] }>}
 */
export async function sendFuzzRequests({ origin, token, seed, count, secrets }) {
  const { host, port } = new URL(origin)
  const addresses = await addressesOf(origin, token)
  const next = fuzzRequests({ seed, host, ...addresses, tokens: [token] })
  const statuses = {}
  const failures = []
  let sent = 0
  const work = async () => {
    while (sent < count) {
      sent += 1
      const { request, about, isCutShort } = next()
      const problem = await sendRaw(Number(port), request, { milliseconds: ANSWER_MILLISECONDS, endsAfterwards: isCutShort }).then(
        (answer) => {
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
          return judge(answer, { isCutShort, secrets })
        },
        (error) => (error.message.startsWith('No answer') ? 'hangs' : error.message),
      )
      if (problem) failures.push(`${problem}: ${about.replaceAll(token, '…')}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { statuses, failures }
}
