import { LOCALE_TABLE } from '../../lib/i18n/locales'
import { EVERY_ROUTE } from '../support/pages'
import { expect, test } from '../support/test'

test('over HTTP the site says, word for word, what it says in-process', async ({ request }) => {
  for (const path of EVERY_ROUTE) {
    for (const { cookieValue: lang } of Object.values(LOCALE_TABLE)) {
      const [embedded, remote] = await Promise.all(
        [process.env.EMBEDDED_URL, process.env.REMOTE_URL].map(async (base) => words(await (await request.get(`${base}${path}?lang=${lang}`)).text())),
      )
      expect(embedded!.length, `${path} in ${lang}`).toBeGreaterThan(10)
      expect(remote, `${path} in ${lang}`).toEqual(embedded)
    }
  }
})

test('a site that reads from elsewhere has no staff screens of its own', async ({ request }) => {
  for (const path of ['/admin', '/admin/login', '/cms/api/events']) {
    const answer = await request.get(`${process.env.REMOTE_URL}${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
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
