import { LOCALES, LOCALE_TABLE } from '../../lib/i18n/locales'
import type { Site } from './server'

/** For headers: a connection that is kept may be closed by the site at the very moment at which a test goes on. */
export const ONE_REQUEST = { Connection: 'close' }

/** What tests that share a site count on; other documents, and numbers of guests, are theirs to change. */
const SHARED = { events: ['identifier', 'title', 'fullTitle', 'status', 'coverImage'], speakers: ['identifier', 'fullName', 'photo'] }

type Target = Pick<Site, 'url'>

const before = new Map<string, string[]>()
const written = new Set<string>()

/** Reads what the tests of a new site share. */
export async function rememberDemoContent({ url }: Target): Promise<void> {
  before.set(url, await read(url))
}

/** Staff have written something. */
export function noteWrite({ url }: Target): void {
  written.add(url)
}

/** What a test has left different from how it found it: the next one on the same site, whichever it is, would trip over it. */
export async function changedDemoContent(): Promise<string[]> {
  const urls = [...written].filter((url) => before.has(url))
  written.clear()
  const changes = urls.map(async (url) => {
    const now = new Set(await read(url))
    return (before.get(url) ?? []).filter((document) => !now.has(document))
  })
  return (await Promise.all(changes)).flat()
}

async function read(url: string): Promise<string[]> {
  const lists = Object.entries(SHARED).flatMap(([name, fields]) =>
    LOCALES.map(async (locale) => {
      const answer = await fetch(`${url}/api/${name}?all=true&select=${fields.join()}&lang=${LOCALE_TABLE[locale].cookieValue}`, { headers: ONE_REQUEST })
      const { items } = (await answer.json()) as { items: { _id: string }[] }
      return items.map((item) => `${locale} ${name} ${JSON.stringify(item)}`)
    }),
  )
  return (await Promise.all(lists)).flat()
}
