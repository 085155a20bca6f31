import { EVERY_ROUTE } from '../support/pages'
import { expect, test } from '../support/test'

test.describe('as the server sends it', () => {
  // What scripts add depends on how fast they come.
  test.use({ javaScriptEnabled: false })

  test('over HTTP the site says, word for word, what it says in-process', async ({ page }) => {
    test.setTimeout(180_000)
    for (const path of EVERY_ROUTE) {
      for (const lang of ['en', 'ge']) {
        const texts: string[] = []
        for (const base of [process.env.EMBEDDED_URL, process.env.REMOTE_URL]) {
          await page.goto(`${base}${path}?lang=${lang}`, { waitUntil: 'domcontentloaded' })
          texts.push(await page.locator('body').innerText())
        }
        expect(texts[1], `${path} in ${lang}`).toBe(texts[0])
      }
    }
  })
})

test('a site that reads from elsewhere has no staff screens of its own', async ({ request }) => {
  for (const path of ['/admin', '/admin/login', '/cms/api/events']) {
    const answer = await request.get(`${process.env.REMOTE_URL}${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
  }
})
