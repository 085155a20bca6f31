// Reads pages, lists and a calendar while staff save once a second, and measures how old their content is.
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN, demoSite } from '../test/demo-site.mjs'
import { tokenOf } from './editor.mjs'
import { startSite } from './site.mjs'

const READS = 10_000
const READERS = 60
const SAVE_MILLISECONDS = 1000
/** How long after its change was saved something older may be shown. */
const LIMIT_MILLISECONDS = 1000
const EVENT = 'summit-2027'
const LANGUAGES = [{ cookie: 'en', cms: 'en', api: 'en' }, { cookie: 'ge', cms: 'ka', api: 'ge' }]
const PAGES = ['/', '/about', `/event/${EVENT}`, `/event/${EVENT}/about`, `/event/${EVENT}/agenda`, '/event/speakers']
const MARK = /edition-(\d+)-/g

/** @returns {Promise<{ reads: number, saves: number, seconds: number, ages: number[], wrong: string[] }>} ages in milliseconds, of what was older than the last save */
export async function measureFreshness({ root, tell, onStop }) {
  tell('Starting the site')
  const origin = await startSite({ root, dataDir: await demoSite(), onStop })
  const save = await savesTitles(origin)
  const savedAt = { en: [], ge: [] }
  const result = { reads: 0, saves: 0, ages: [], wrong: [] }
  const begun = performance.now()

  const saveOne = async ({ cookie, cms }) => {
    await save(cms, savedAt[cookie].length)
    savedAt[cookie].push(performance.now())
    result.saves += 1
  }
  for (const language of LANGUAGES) await saveOne(language)

  tell(`Reading ${READS} times while staff save`)
  const staff = async () => {
    while (result.reads < READS) {
      const next = performance.now() + SAVE_MILLISECONDS
      await saveOne(LANGUAGES[result.saves % LANGUAGES.length])
      await sleep(Math.max(0, next - performance.now()))
    }
  }
  const reader = async () => {
    while (result.reads < READS) {
      const count = (result.reads += 1)
      if (count % 1000 === 0) tell(`${count} read`)
      const { path, cookie } = requestOf(count)
      const startedAt = performance.now()
      const times = savedAt[cookie]
      const answer = await fetch(origin + path, { headers: { cookie: `local-lang=${cookie}` } })
      const shown = [...(await answer.text()).matchAll(MARK)].map(([, edition]) => Number(edition))
      if (!answer.ok || shown.length === 0) result.wrong.push(`${path} (${cookie}): status ${answer.status}, ${shown.length} titles`)
      // The age is the time from the save of the next title to the request.
      const followed = times[Math.min(...shown) + 1]
      if (followed < startedAt) result.ages.push(startedAt - followed)
    }
  }
  await Promise.all([staff(), ...Array.from({ length: READERS }, reader)])
  return { ...result, seconds: (performance.now() - begun) / 1000 }
}

/** Both languages in turn: mostly pages, besides addresses that programs read. */
function requestOf(count) {
  const { cookie, api } = LANGUAGES[count % LANGUAGES.length]
  const paths = [...PAGES, `/api/events?identifier=${EVENT}&lang=${api}`, `/api/events?lang=${api}&limit=50`, `/calendar/event/${EVENT}.ics?lang=${api}`]
  return { cookie, path: paths[Math.floor(count / LANGUAGES.length) % paths.length] }
}

/** @returns {Promise<(locale: string, edition: number) => Promise<void>>} */
async function savesTitles(origin) {
  const headers = { 'Content-Type': 'application/json', Authorization: `JWT ${await tokenOf(origin, ADMIN)}` }
  const found = await (await fetch(`${origin}/cms/api/events?where[identifier][equals]=${EVENT}&limit=1&depth=0`, { headers })).json()
  const address = `${origin}/cms/api/events/${found.docs[0].id}`
  return async (locale, edition) => {
    const title = `Summit edition-${edition}-`
    const body = JSON.stringify({ title, fullTitle: title, _status: 'published' })
    const answer = await fetch(`${address}?locale=${locale}`, { method: 'PATCH', headers, body })
    if (!answer.ok) throw new Error(`Saving answered ${answer.status}: ${await answer.text()}`)
  }
}

export function summariseFreshness({ machine, ages, wrong, ...measured }) {
  const oldest = Math.round(Math.max(0, ...ages))
  const tooOld = ages.filter((age) => age > LIMIT_MILLISECONDS).length
  const problems = [...(tooOld > 0 ? [`${tooOld} answers were older than ${LIMIT_MILLISECONDS} ms`] : []), ...new Set(wrong)]
  return { machine, ...measured, limitMilliseconds: LIMIT_MILLISECONDS, behind: ages.length, oldest, problems }
}

export function freshnessToText({ reads, saves, seconds, behind, oldest, limitMilliseconds, problems }) {
  return [
    `${reads} reads in both languages in ${Math.round(seconds)} s, while staff saved ${saves} times`,
    `  ${behind} showed what had been replaced before they were asked for, the oldest by ${oldest} ms`,
    '',
    ...(problems.length > 0 ? ['Too old or wrong:', ...problems.map((line) => `  ${line}`)] : [`None was older than ${limitMilliseconds} ms.`]),
  ].join('\n')
}
