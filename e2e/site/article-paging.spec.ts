import { Cms } from '../support/cms'
import { expect, MESSAGES, test } from '../support/test'

const { ArticleList, Pagination } = MESSAGES.en

test('more articles than fit on a page are leafed through by links, within a topic too', async ({ ownSite, page, browser }) => {
  const cms = await Cms.signIn(ownSite)
  const identifiers = Array.from({ length: 14 }, (_, index) => `paging-${index + 1}`)
  const keys: string[] = []
  for (const [index, identifier] of identifiers.entries()) {
    const title = `${'An article with quite a long title, '.repeat(3)}${'x'.repeat(80)} ${index + 1}`
    const publishedAt = new Date(Date.UTC(2020, 0, index + 1)).toISOString()
    const { doc } = await cms.send('POST', 'articles?locale=en', { identifier, title, publishedAt, tags: ['paging'], _status: 'published' })
    keys.push(doc.id)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${ownSite.url}/media?tag=paging`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(12)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await main.getByRole('link', { name: Pagination.next }).click()
  await expect(page).toHaveURL(`${ownSite.url}/media?tag=paging&page=2`)
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(main.getByText(ArticleList.pageOf.replace('{page}', '2').replace('{pages}', '2'))).toBeVisible()

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${ownSite.url}/media?page=2`)
  await expect(plain.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(12)
  await expect(plain.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/media\?page=2$/)
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', /^index/)
  await plain.getByRole('link', { name: `${Pagination.page} 3` }).click()
  await expect(plain.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(2)
  await plain.getByRole('link', { name: Pagination.previous }).click()
  await expect(plain).toHaveURL(`${ownSite.url}/media?page=2`)
  await plain.close()
  for (const key of keys) await cms.send('DELETE', `articles/${key}`)
})
