import type { Page } from '@playwright/test'
import { expectHydrated, openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

// Chromium writes a line of its own for each request that fails.
test.use({ expectedComplaint: /net::ERR_INTERNET_DISCONNECTED/ })

const { FaqBrowser, FaqIndex, FaqScreen, FaqContact } = MESSAGES.en
const FAQ = '/event/summit-2027/faq'
const ACCESSIBLE = 'Is the venue accessible?'

const found = (count: number) =>
  (count === 1 ? FaqBrowser.foundOne : FaqBrowser.foundOther).replace('{count}', String(count)).replace('{total}', '16')

test('the questions of the event and the general ones stand by topic, each topic a jump away', async ({ page }) => {
  await page.goto(FAQ)
  await expect(page.getByRole('status').first()).toHaveText(FaqBrowser.countOther.replace('{count}', '16'))
  await expect(page.getByRole('region', { name: 'Leadx Summit 2027' }).getByRole('heading', { level: 4 })).toHaveCount(10)
  await expect(page.getByRole('region', { name: FaqScreen.general }).getByRole('heading', { level: 4 })).toHaveCount(6)
  const index = page.getByRole('navigation', { name: FaqIndex.label })
  await index.getByRole('link', { name: 'About Leadx' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'About Leadx' })).toBeInViewport()
  await expect(index).toBeInViewport()
  await expect(index.getByRole('link', { name: 'About Leadx' })).toHaveAttribute('aria-current', 'location')
  await expect(page.getByRole('region', { name: FaqContact.title }).getByRole('link')).toHaveAttribute('href', '/connect')
})

test('a search leaves what holds its words, marks none of it as missing, and can be shared; without a connection the page is searched', async ({ page, context }) => {
  const topics = page.getByRole('navigation', { name: FaqIndex.label }).getByRole('link').filter({ visible: true })
  await openHydrated(page, FAQ)
  const all = await topics.count()
  const box = page.getByRole('searchbox', { name: FaqBrowser.search })
  const status = page.getByRole('status').first()
  await box.fill('LOOM ROOM')
  await expect(status).toHaveText(found(2))
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Do I need to book workshops in advance?', ACCESSIBLE])
  await expect(page.getByText('The Loom Room seats sixty')).toBeVisible()
  await expect(topics).not.toHaveCount(all)
  await expect(page).toHaveURL(`${FAQ}?keyword=LOOM+ROOM`)
  await expect.poll(() => markedWords(page)).toEqual({ words: ['loom', 'room'], isSeen: true })
  await page.reload()
  await expect(box).toHaveValue('LOOM ROOM')
  await expect(status).toHaveText(found(2))
  await expectHydrated(page)
  await page.getByRole('main').getByRole('link', { name: FaqBrowser.all, exact: true }).press('Enter')
  await expect(status).toHaveText(FaqBrowser.countOther.replace('{count}', '16'))
  await expect(status).toBeFocused()
  await box.fill('zebra')
  await expect(page.getByText(FaqBrowser.nothing.replace('{keyword}', 'zebra'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: FaqBrowser.ask }).first()).toHaveAttribute('href', '/connect')
  await context.setOffline(true)
  await box.fill('seats sixty')
  await expect(status).toHaveText(found(1))
  await context.setOffline(false)
  await box.fill('')
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(16)
  await expect(topics).toHaveCount(all)
  await expect(page).toHaveURL(FAQ)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const question = page.getByRole('group').filter({ hasText: ACCESSIBLE })
  await question.locator('xpath=following-sibling::a').click()
  await expect(question).toHaveAttribute('open')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${FAQ}#faq-[\\w-]+$`))
})

/** The words that the browser marks in the answers, and whether the marks have a ground of their own. */
function markedWords(page: Page) {
  return page.evaluate(() => {
    const [[name, highlight] = ['', new Highlight()]] = [...CSS.highlights]
    const words = new Set([...highlight].map((range) => (range as Range).toString().toLowerCase()))
    return { words: [...words].sort(), isSeen: getComputedStyle(document.body, `::highlight(${name})`).backgroundColor !== 'rgba(0, 0, 0, 0)' }
  })
}

test('the event page shows its first questions and leads to all', async ({ page }) => {
  await page.goto('/event/summit-2027')
  const section = page.getByRole('region', { name: MESSAGES.en.FaqSection.title })
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(5)
  await section.getByRole('link', { name: MESSAGES.en.FaqSection.all }).click()
  await expect(page).toHaveURL(FAQ)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions are searched and opened, in Georgian', async ({ page }) => {
    const { ka } = MESSAGES
    await page.goto(`${FAQ}?lang=ge`)
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(16)
    const capitals = 'ᲚᲘᲤᲢᲘ'
    await page.getByRole('searchbox', { name: ka.FaqBrowser.search }).fill(capitals)
    await page.getByRole('button', { name: ka.FaqBrowser.submit }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === capitals)
    await expect(page.getByRole('status').first()).toHaveText(ka.FaqBrowser.foundOne.replace('{count}', '1').replace('{total}', '16'))
    await expect(page.getByRole('heading', { level: 4 })).toHaveText(['ადაპტირებულია თუ არა შენობა?'])
    await expect(page.getByText('გალერეაზე კი ლიფტი ადის')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  })
})
