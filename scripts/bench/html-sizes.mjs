// Weighs the HTML of kept pages as it is sent.
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const LANGUAGES = ['en', 'ge']
const PATHS = [
  '/', '/about', '/team', '/media', '/connect', '/event/speakers', '/event/participants', '/event/summit-2027', '/event/summit-2027/about',
  '/event/summit-2027/agenda', '/event/summit-2027/faq', '/event/summit-2027/register-for-public-square', '/explore/summit-2027', '/speaker/nino-kapanadze',
]
/** Most that the HTML of a page may take, in KiB. */
export const HTML_BUDGETS = { '/': 17, '/event/summit-2027/agenda': 28 }
/** A page that is asked for again is compressed once more, which takes some hundred milliseconds each. */
const RETRIES = { tries: 40, milliseconds: 250 }

/** @returns {Promise<{ path: string, bytes: Record<string, number> }[]>} by language */
export async function weighHtml(origin) {
  const pages = PATHS.map((path) => ({ path, bytes: {} }))
  let last = 0
  for (let count = 0, rests = 0; count < RETRIES.tries && rests < 4; count += 1) {
    for (const { path, bytes } of pages) for (const language of LANGUAGES) bytes[language] = await sizeOf(origin + path, language)
    const sum = pages.reduce((total, { bytes }) => total + bytes.en + bytes.ge, 0)
    rests = sum === last ? rests + 1 : 0
    last = sum
    await sleep(RETRIES.milliseconds)
  }
  return pages
}

async function sizeOf(url, language) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br', cookie: `local-lang=${language}` } }), 'response')
  const { length } = await buffer(response)
  if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br') throw new Error(`${url} answered ${response.statusCode}, not as Brotli`)
  return length
}
