import type { OfflineList } from '../../lib/contract/offline'
import { offlineListPath } from '../../lib/contract/offline-path'
import { LOCALE_TABLE } from '../../lib/i18n/locales'
import { inParts, ONE_OF_EACH_ROUTE } from '../support/pages'
import { expect, test } from '../support/test'

const PAGES_PER_TEST = 12
const LANGUAGES = Object.values(LOCALE_TABLE)

// The languages take turns: they go the same way.
for (const [turn, { cookieValue: lang }] of LANGUAGES.entries()) {
  for (const part of inParts(ONE_OF_EACH_ROUTE.filter((_, index) => index % LANGUAGES.length === turn), PAGES_PER_TEST)) {
    test(`over HTTP pages from ${part[0]} say, word for word, what they say in-process (${lang})`, async ({ request }) => {
      for (const path of part) {
        const [embedded, remote] = await Promise.all(
          [process.env.EMBEDDED_URL, process.env.REMOTE_URL].map(async (base) => {
            const address = `${base}${path}?lang=${lang}`
            // One that has much else to do may be given up at first.
            await expect.poll(async () => (await request.get(address)).status(), { message: address }).toBe(200)
            return words(await (await request.get(address)).text())
          }),
        )
        expect(embedded!.length, path).toBeGreaterThan(10)
        expect(remote, path).toEqual(embedded)
      }
    })
  }
}

test('a site that reads from elsewhere has no staff screens of its own', async ({ request }) => {
  for (const path of ['/admin', '/admin/login', '/cms/api/events']) {
    const answer = await request.get(`${process.env.REMOTE_URL}${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
  }
})

test('what a browser stores of an event is listed by the site itself, wherever it reads from', async ({ request }) => {
  const urlsOf = async (base: string | undefined) => {
    const { version, status, urls } = (await (await request.get(`${base}${offlineListPath('summit-2027')}`)).json()) as OfflineList
    expect([version.length, status]).toEqual([16, 'scheduled'])
    // Pictures of another origin are not stored.
    return urls.filter((url) => !url.includes('/media/file/'))
  }
  expect(await urlsOf(process.env.REMOTE_URL)).toEqual(await urlsOf(process.env.EMBEDDED_URL))
  for (const [method, identifier, status] of [['GET', 'unknown', 404], ['DELETE', 'summit-2027', 405]] as const) {
    const answer = await fetch(`${process.env.EMBEDDED_URL}${offlineListPath(identifier)}`, { method, headers: { token: 'x' } })
    expect(answer.status, method).toBe(status)
    expect(await answer.json()).toHaveProperty('error.code')
  }
})

/** The texts between the tags of a page's body, in order. */
function words(html: string): string[] {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean)
}
