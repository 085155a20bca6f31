import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { Header, SpeakersSection, EventOffers } = MESSAGES.en

test('a visitor goes from the home page over the current event to a speaker and back', { tag: '@remote' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const events = page.getByRole('region', { name: MESSAGES.en.FeaturedEvents.title })
  await events.getByRole('link', { name: MESSAGES.en.EventTeaser.toEvent }).click()
  await expect(page).toHaveURL('/event/summit-2027')
  await expect(page.getByRole('link', { name: EventOffers.register, exact: true }).first()).toHaveAttribute(
    'href',
    '/event/summit-2027/register-for-public-square',
  )
  const speakers = page.getByRole('region', { name: SpeakersSection.title })
  await speakers.getByRole('link', { name: SpeakersSection.all }).click()
  await expect(page).toHaveURL('/event/summit-2027/speakers')
  await page.getByRole('link', { name: 'Nino Kapanadze' }).click()
  await expect(page).toHaveURL('/event/summit-2027/speaker/nino-kapanadze')
  await expect(page.getByRole('heading', { level: 1, name: 'Nino Kapanadze' })).toBeVisible()
  const trail = page.getByRole('navigation', { name: MESSAGES.en.Breadcrumb.label })
  await trail.getByRole('link', { name: 'Leadx Summit 2027' }).click()
  await expect(page).toHaveURL('/event/summit-2027')
})

test('the language switch keeps the screen, the rest of the address, and the choice', { tag: '@smoke' }, async ({ page, context }) => {
  await openHydrated(page, '/event/speakers?utm_source=letter#content')
  await page.getByRole('banner').getByRole('link', { name: 'ქართული' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
  const address = new URL(page.url())
  expect(address.pathname).toBe('/event/speakers')
  expect(address.searchParams.get('utm_source')).toBe('letter')
  expect(address.hash).toBe('#content')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.ka.SpeakersPage.title)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'local-lang')?.value).toBe('ge')
  await page.getByRole('link', { name: 'ნინო კაპანაძე' }).click()
  await expect(page).toHaveURL('/speaker/nino-kapanadze?lang=ge')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
})

test('each screen begins at the top, and Back returns to where one was', async ({ page }) => {
  await page.goto('/event/speakers')
  const last = page.getByRole('link', { name: 'Hanna Weiss' })
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await last.click()
  await expect(page).toHaveURL('/speaker/hanna-weiss')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/event/speakers')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read and reached', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: MESSAGES.en.Testimonials.title })).toBeVisible()
    const navigation = page.getByRole('navigation', { name: Header.navigation })
    await navigation.getByText(Header.annualEvents).click()
    await navigation.getByRole('link', { name: 'Leadx Summit 2026' }).click()
    await expect(page).toHaveURL('/event/summit-2026')
    await page.getByRole('banner').getByRole('link', { name: 'ქართული' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
    await page.goto('/event/summit-2026')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: MESSAGES.ka.Header.openMenu }).click()
    const menu = page.getByRole('navigation', { name: MESSAGES.ka.Header.navigation })
    await page.getByRole('button', { name: MESSAGES.ka.Header.closeMenu }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: MESSAGES.ka.Header.openMenu }).click()
    await menu.getByRole('link', { name: MESSAGES.ka.Header.galiJazz, exact: true }).click()
    await expect(page).toHaveURL('/gali-jazz')
  })
})
