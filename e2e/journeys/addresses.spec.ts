import { LOCALE_COOKIE } from '../../lib/i18n/locales'
import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { EventFaqPage, FaqIndex, Frame, Header } = MESSAGES.en

test('a link within a page leaves Back as it was', async ({ page }) => {
  await openHydrated(page, '/event/summit-2027/faq')
  await page.getByRole('navigation', { name: FaqIndex.label }).getByRole('link').first().click()
  await expect(page).toHaveURL(/faq#/)
  await page.getByRole('navigation', { name: Header.navigation }).getByRole('link', { name: Header.speakers }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(EventFaqPage.title)
  await page.goBack()
  await expect(page).toHaveURL(/faq#/)
  await expect(page.getByRole('navigation', { name: FaqIndex.label })).toBeVisible()

  await openHydrated(page, '/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: Frame.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: Header.media, exact: true }).click()
  await expect(page).toHaveURL('/media')
  await page.goBack()
  await expect(page).toHaveURL('/about#content')
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /about$/)
})

test('whoever reads Georgian by their cookie finds the language in the address, on every page and in every list', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'ge', url: String(baseURL) }])
  await openHydrated(page, '/event/summit-2027')
  await expect(page).toHaveURL('/event/summit-2027?lang=ge')
  await page.getByRole('navigation', { name: MESSAGES.ka.Header.navigation }).getByRole('link', { name: MESSAGES.ka.Header.speakers }).click()
  await expect(page).toHaveURL('/event/summit-2027/speakers?lang=ge')
  await page.goBack()
  await expect(page).toHaveURL('/event/summit-2027?lang=ge')

  await openHydrated(page, '/event/summit-2027/speakers')
  await page.getByRole('searchbox').fill('ნინო')
  await expect.poll(() => [...new URL(page.url()).searchParams.entries()].sort()).toEqual([['keyword', 'ნინო'], ['lang', 'ge']])

  await openHydrated(page, '/event/summit-2027/agenda')
  await expect(page).toHaveURL('/event/summit-2027/agenda?lang=ge')
  await page.getByRole('tab').nth(1).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBeTruthy()
  expect(new URL(page.url()).searchParams.get('lang')).toBe('ge')
})

test('the menus close when Back shows another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: Header.media, exact: true }).click()
  await expect(page).toHaveURL('/media')
  const menu = page.getByRole('dialog', { name: Header.navigation })
  await page.getByRole('button', { name: Header.openMenu }).click()
  await expect(menu).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/about')
  await expect(menu).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goForward()
  await expect(page).toHaveURL('/media')
  const group = page.getByRole('navigation', { name: Header.navigation }).getByRole('group').filter({ hasText: Header.annualEvents })
  await group.getByText(Header.annualEvents).click()
  await expect(group).toHaveAttribute('open')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/about')
  await expect(group).not.toHaveAttribute('open')
})

test('a page that is long on its way is announced, and the announcement goes when it has come', async ({ page }) => {
  await openHydrated(page, '/about')
  const sign = page.getByRole('status').filter({ hasText: Frame.loading })
  let answer = () => {}
  await page.route(/\/media\?_rsc=/, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: Header.media, exact: true }).click()
  await expect(sign).toBeVisible()
  expect((await sign.boundingBox())?.height).toBeGreaterThan(2)
  answer()
  await expect(page).toHaveURL('/media')
  await expect(sign).toHaveCount(0)
})

test('what has the focus is never hidden by the cookie notice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, '/')
  await expect(page.getByRole('complementary', { name: Frame.cookieNotice })).toBeVisible()
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused.closest('aside')) return ''
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const points = [[(left + right) / 2, (top + bottom) / 2], [left + 2, top + 2], [right - 2, bottom - 2], [left + 2, bottom - 2], [right - 2, top + 2]]
      const isCovered = points.every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('aside'))
      return isCovered ? String(focused.textContent) : ''
    })
    expect(hidden).toBe('')
  }
})
