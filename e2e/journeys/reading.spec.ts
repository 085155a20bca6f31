import { expect, MESSAGES, test } from '../support/test'

const { Header, SpeakersSection, EventOffers } = MESSAGES.en

test('a visitor goes from the home page over the current event to a speaker and back', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const events = page.getByRole('region', { name: MESSAGES.en.FeaturedEvents.title })
  await events.getByRole('link', { name: MESSAGES.en.EventTeaser.toEvent }).click()
  await expect(page).toHaveURL('/event/summit-2027')
  await expect(page.getByRole('link', { name: EventOffers.register, exact: true })).toHaveAttribute(
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

test('the home page shows what it promises, in both languages', async ({ page, context, baseURL }) => {
  for (const [value, messages, lang] of [['en', MESSAGES.en, 'en'], ['ge', MESSAGES.ka, 'ka']] as const) {
    await context.addCookies([{ name: 'local-lang', value, url: baseURL }])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    for (const name of [
      messages.FeaturedEvents.title,
      messages.SpeakersSection.title,
      messages.Testimonials.title,
      messages.Partners.title,
      messages.LatestArticles.title,
    ]) {
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    }
    await expect(page.locator('#how-it-works').getByRole('listitem')).toHaveCount(4)
  }
})

test('the header leads to the general screens, and to those of an event on its pages', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: Header.navigation })
  await page.goto('/')
  await expect(navigation.getByRole('link', { name: Header.connect })).toHaveAttribute('href', '/connect')
  await expect(navigation.getByRole('link', { name: Header.faq })).toHaveCount(0)
  await navigation.getByText(Header.annualEvents).click()
  await navigation.getByRole('link', { name: 'Leadx Accelerator 2027' }).click()
  await expect(page).toHaveURL('/event/accelerator-2027')
  await expect(navigation.getByRole('link', { name: Header.lineup })).toHaveAttribute(
    'href',
    '/event/accelerator-2027/agenda#lineup',
  )
  await expect(navigation.getByRole('link', { name: Header.participants })).toBeVisible()
  await page.goto('/event/summit-2026')
  await expect(navigation.getByRole('link', { name: Header.faq })).toBeVisible()
  await expect(navigation.getByRole('link', { name: Header.lineup })).toHaveCount(0)
  await navigation.getByText(Header.home, { exact: true }).first().click()
  await expect(navigation.getByText(Header.main, { exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: Header.about })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(navigation.getByRole('link', { name: Header.about })).toBeHidden()
})

test('both calls to action lead to the event that is flagged current', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: Header.registerForSummit })).toHaveAttribute(
    'href',
    '/event/summit-2027/register-for-public-square',
  )
  await expect(header.getByRole('link', { name: Header.applyToAccelerator })).toHaveAttribute(
    'href',
    '/event/summit-2027/apply-now',
  )
})

test('the language switch keeps the screen, the rest of the address, and the choice', async ({ page, context }) => {
  await page.goto('/event/speakers?utm_source=letter#content')
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
  await expect(page).toHaveURL('/speaker/nino-kapanadze')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
})

test('the mobile menu slides in, mirrors the header, and closes on a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/event/summit-2027')
  await page.getByRole('button', { name: Header.openMenu }).click()
  const menu = page.getByRole('navigation', { name: Header.navigation })
  for (const name of [Header.explore, Header.lineup, Header.speakers, Header.participants, Header.faq, Header.galiJazz]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(menu.getByRole('link', { name: Header.registerForSummit })).toBeVisible()
  await menu.getByRole('link', { name: Header.speakers, exact: true }).click()
  await expect(page).toHaveURL('/event/summit-2027/speakers')
  await expect(page.getByRole('button', { name: Header.closeMenu })).toBeHidden()
})

test('the header turns white after 100 px, and is always white where the screen has no picture', async ({ page }) => {
  const background = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  await page.goto('/event/summit-2027')
  expect(await background()).toBe('rgba(0, 0, 0, 0)')
  await page.mouse.wheel(0, 400)
  await expect.poll(background).toBe('rgb(255, 255, 255)')
  await page.goto('/event/speakers')
  expect(await background()).toBe('rgb(255, 255, 255)')
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

test('an unknown person or event is a 404 in the visitor’s language, with ways on', async ({ page }) => {
  for (const path of [
    '/event/nope',
    '/speaker/nope',
    '/event/nope/speakers',
    '/event/summit-2027/speaker/tomasz-wolski',
    '/article/nope',
    '/explore/nope',
    `/speaker/${'x'.repeat(300)}`,
    '/article/%E1%83%90%E1%83%9C%E1%83%90%E1%83%90%E1%83%9C%E1%83%90%E1%83%90%E1%83%9C%E1%83%90%E1%83%90%E1%83%9C%E1%83%90%E1%83%90%E1%83%9C%E1%83%90%E1%83%90%E1%83%9C%E1%83%90%E1%83%90%E1%83%9C%E1%83%90%E1%83%90%E1%83%9C%E1%83%90',
  ]) {
    const response = await page.goto(`${path}?lang=ge`)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.ka.NotFound.title)
    await expect(page.getByRole('main').getByRole('link', { name: MESSAGES.ka.NotFound.speakers })).toBeVisible()
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  }
})

test('an unknown page is whole without JavaScript, and leaves nothing open', async ({ request }) => {
  for (const [path, language] of [['/speaker/nope', 'en'], ['/event/nope/agenda?lang=ge', 'ka']] as const) {
    const answer = await request.get(path)
    const source = await answer.text()
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-language'], path).toBe(language)
    expect(source, path).toContain(`<html lang="${language}"`)
    expect(source.match(/<h1[^>]*>([^<]*)/)?.[1], path).toBe(MESSAGES[language].NotFound.title)
    expect(source, path).toMatch(/<footer.*<\/footer>/s)
  }
  expect((await request.head('/speaker/nope')).status()).toBe(404)
  // Nobody else can ask for this screen in the place of a page.
  const page = await request.get('/about', { headers: { 'x-not-here': '1' } })
  expect(await page.text()).not.toContain(MESSAGES.en.NotFound.title)
})

test('a text without Georgian shows in English and says so', async ({ page }) => {
  await page.goto('/speaker/miguel-santos?lang=ge')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('მიგელ სანტოში')
  await expect(page.locator('[lang="en"]', { hasText: 'Miguel Santos' }).first()).toBeVisible()
})

test('the keyboard reaches the content past the navigation', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: MESSAGES.en.Frame.skipToContent })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the cookie notice stays away once it was dismissed', async ({ page }) => {
  const { cookieNotice, cookieConfirm } = MESSAGES.en.Frame
  await page.goto('/')
  const notice = page.getByRole('complementary', { name: cookieNotice })
  await notice.getByRole('button', { name: cookieConfirm }).click()
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('policiesConsentShown'))).toBe('true')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a notice says that the connection is gone, until it is back', async ({ page, context }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // The words of the bar have to be on the device before the connection goes.
  const notice = page.getByText(MESSAGES.en.Frame.offline)
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await expect(notice).toBeVisible({ timeout: 1000 })
  }, 'the page listens once its scripts run').toPass()
  await page.waitForTimeout(4000)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(notice).toBeHidden()
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
    await menu.getByRole('link', { name: MESSAGES.ka.Header.galiJazz, exact: true }).click()
    await expect(page).toHaveURL('/gali-jazz')
  })
})
