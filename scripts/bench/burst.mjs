// Asks many times at once for a page that nobody has asked for.
import { Agent, get } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

const REQUESTS = 200
/** No page of the first visits links to it, so none has fetched it ahead. */
const PATH = '/event/accelerator-2027/faq'

/** @returns how long all waited together, and how many different renders they were answered with */
export async function measureBurst(origin) {
  const agent = new Agent({ keepAlive: false, maxSockets: REQUESTS })
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async () => {
      const [response] = await once(get(origin + PATH, { agent, headers: { 'accept-encoding': 'br' } }), 'response')
      await buffer(response)
      if (response.statusCode !== 200) throw new Error(`${PATH} answered ${response.statusCode}`)
      return response.headers['x-nextjs-cache']
    }),
  )
  // The request that is rendered reports that it was none of the kept pages.
  return { path: PATH, requests: REQUESTS, milliseconds: performance.now() - start, renders: answers.filter((cache) => cache !== 'HIT').length }
}
