// Measures lists of staff with very much content, and how long a visitor waits meanwhile.
import { tokenOf } from './editor.mjs'
import { EVENT } from './growth-pages.mjs'
import { median } from './median.mjs'
import { timedGet } from './timed-get.mjs'

const TRIES = 5
const PAGE = '/about'
const LISTS = [
  '/cms/api/registrations?limit=50&depth=0&sort=-createdAt',
  '/cms/api/participants?limit=50&depth=0',
  '/cms/api/articles?limit=50&depth=0&sort=-publishedAt',
  `/api/registrations?event=${EVENT}&limit=100`,
  `/api/registrations?event=${EVENT}&keyword=guest-19999`,
  '/admin/collections/registrations',
]

/** @returns {Promise<{ path: string, milliseconds: number, waited: number }[]>} medians */
export async function measureStaffLists(origin) {
  const cookie = `token=${await tokenOf(origin)}`
  const results = []
  await timedGet(origin + PAGE)
  for (const path of LISTS) {
    const [times, waits] = [[], []]
    // The first one loads the code.
    for (let count = -1; count < TRIES; count += 1) {
      const start = performance.now()
      const list = fetch(origin + path, { headers: { cookie } }).then(async (answer) => {
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        return performance.now() - start
      })
      const [time, { milliseconds }] = await Promise.all([list, timedGet(origin + PAGE)])
      if (count < 0) continue
      times.push(time)
      waits.push(milliseconds)
    }
    results.push({ path, milliseconds: Math.round(median(times)), waited: Math.round(median(waits)) })
  }
  return results
}
