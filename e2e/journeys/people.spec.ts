import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { Directory, PeopleFilters, Pagination } = MESSAGES.en
const SEARCH = MESSAGES.en.ParticipantDirectory.search
const leadxers = (count: number) =>
  MESSAGES.en.ParticipantDirectory[count === 1 ? 'one' : 'other'].replace('{count}', String(count))

// Chromium writes a line of its own for each request that fails.
test.use({ expectedComplaint: /net::ERR_FAILED/ })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a directory is searched by a form and leafed through by links', async ({ page }) => {
    await page.goto('/event/participants')
    await page.getByRole('searchbox', { name: SEARCH }).fill('school')
    await page.getByRole('group', { name: PeopleFilters.cohort }).getByText('2027', { exact: true }).click()
    await page.getByRole('button', { name: Directory.submit }).click()
    await expect(page).toHaveURL(/keyword=school&country=&event=&cohort=2027/)
    await expect(page.getByRole('link', { name: 'A film school that fits in a minibus' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: SEARCH })).toHaveValue('school')
    await page.getByRole('link', { name: Directory.clear }).click()
    await expect(page).toHaveURL('/event/participants')
    const pages = page.getByRole('navigation', { name: Pagination.navigation })
    await pages.getByRole('link', { name: `${Pagination.page} 3` }).click()
    await expect(page).toHaveURL('/event/participants?page=3')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(12)
    await expect(pages.getByRole('link', { name: Pagination.next })).toHaveCount(0)
  })
})

test('a filtered list can be shared', async ({ page }) => {
  await page.goto('/event/participants?country=UA&cohort=2026')
  await expect(page.getByRole('combobox', { name: PeopleFilters.country })).toHaveValue('UA')
  await expect(page.getByRole('heading', { level: 2, name: leadxers(1) })).toBeVisible()
  await expect(page.getByText(Directory.ofAll.replace('{count}', '60'), { exact: true })).toBeVisible()
})

test('typing, choosing and leafing change list and address; "Back" undoes them one by one', async ({ page }) => {
  await page.goto('/event/participants')
  const count = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect(async () => {
    await page.getByRole('searchbox', { name: SEARCH }).fill('village')
    await expect(page).toHaveURL('/event/participants?keyword=village', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Girls’ teams in fifteen villages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'A paid apprenticeship in metalwork' })).toBeHidden()
  await page.getByRole('group', { name: PeopleFilters.cohort }).getByText('2025', { exact: true }).click()
  await expect(page).toHaveURL('/event/participants?keyword=village&cohort=2025')
  await page.getByRole('link', { name: Directory.clear }).click()
  await expect(count(leadxers(60))).toBeFocused()
  await page.getByRole('navigation', { name: Pagination.navigation }).getByRole('link', { name: Pagination.next }).click()
  await expect(page).toHaveURL('/event/participants?page=2')
  await expect(page.getByRole('status').filter({ hasText: leadxers(60) })).toContainText('2')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('radio', { name: '2025' })).toBeChecked()
  await expect(page.getByRole('searchbox', { name: SEARCH })).toHaveValue('village')
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/participant\//)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: SEARCH })).toHaveValue('village')
})

test('what is chosen before the scripts come counts', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/event/participants', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: PeopleFilters.country }).selectOption('UA')
  release()
  await expect(page.getByRole('heading', { level: 2, name: leadxers(3) })).toBeVisible()
})

test('a list reads nothing again, says what it found nothing for, and goes on where it cannot be loaded', async ({ page, context }) => {
  const main = page.getByRole('main')
  const search = page.getByRole('searchbox', { name: SEARCH })
  const country = page.getByRole('combobox', { name: PeopleFilters.country })
  const reads: string[] = []
  page.on('request', (request) => request.url().includes('/api/participants') && reads.push(request.url()))
  await openHydrated(page, '/event/participants')
  expect(reads).toEqual([])
  await country.selectOption('UA')
  await search.fill('nobody')
  await expect(page.getByText(Directory.nobody.replace('{asked}', '“nobody”, Ukraine'))).toBeVisible()
  await main.getByRole('link', { name: Directory.clear }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: leadxers(60) })).toBeFocused()
  const opened = context.waitForEvent('page')
  await page.getByRole('navigation', { name: Pagination.navigation }).getByRole('link', { name: `${Pagination.page} 2` }).click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(page).toHaveURL('/event/participants')
  await search.fill('school')
  await search.press('Enter')
  await expect(page).toHaveURL('/event/participants?keyword=school')
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused()
  await page.route('**/api/participants?*', (route) => route.abort())
  await search.fill('village')
  await expect(main.getByRole('alert')).toContainText(Directory.failed)
  await main.getByRole('button', { name: Directory.submit }).click()
  await expect(page.getByRole('link', { name: 'Girls’ teams in fifteen villages' })).toBeVisible()
  await country.selectOption('UA')
  await expect(main.getByRole('alert')).toContainText(Directory.failed)
  await page.unroute('**/api/participants?*')
  await main.getByRole('link', { name: Directory.again }).click()
  await expect(main.getByRole('alert')).toHaveCount(0)
})

test('a link to the plain list brings it back though nothing but the address changes', async ({ page }) => {
  await page.goto('/event/summit-2027/participants')
  await page.getByRole('combobox', { name: PeopleFilters.country }).selectOption('UA')
  await expect(page.getByRole('heading', { level: 2, name: leadxers(1) })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Header.participants }).click()
  await expect(page.getByRole('heading', { level: 2, name: leadxers(11) })).toBeVisible()
  await expect(page.getByRole('combobox', { name: PeopleFilters.country })).toHaveValue('')
})

test('the map of countries is a list of links that narrow the Leadxers, by the keyboard as well', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/event/participants')
  const map = page.getByRole('navigation', { name: MESSAGES.en.ParticipantDirectory.countries })
  await expect(map.getByRole('link')).toHaveText(['Armenia', 'Azerbaijan', 'Estonia', 'Georgia', 'Kazakhstan', 'Moldova', 'Poland', 'Türkiye', 'Ukraine'])
  await map.getByRole('link', { name: 'Ukraine' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/event/participants?country=UA')
  await expect(page.getByRole('heading', { level: 2, name: leadxers(3) })).toBeFocused()
  await expect(page.getByRole('combobox', { name: PeopleFilters.country })).toHaveValue('UA')
  await expect(map.getByRole('link', { name: 'Ukraine' })).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(map).toBeHidden()
})

test('somebody on a page of an event is shown within it, below the list that they stand in', async ({ page }) => {
  const { EventClosing, EventNavigation, EventSpeakerPage } = MESSAGES.en
  const row = page.getByRole('navigation', { name: EventNavigation.label.replace('{event}', 'Leadx Summit 2027') })
  for (const [path, list] of [
    ['/event/summit-2027/speaker/nino-kapanadze', EventNavigation.eventSpeakers],
    ['/event/summit-2027/participant/mari-tskhadadze', EventNavigation.eventParticipants],
  ]) {
    await page.goto(path!)
    await expect(row.getByRole('link', { name: list! }), path).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('region', { name: EventClosing.title }), path).toBeVisible()
  }
  await page.goto('/event/summit-2027/speaker/nino-kapanadze')
  const others = page.getByRole('navigation', { name: EventSpeakerPage.others.replace('{event}', 'Leadx Summit 2027') })
  await others.getByRole('link', { name: EventSpeakerPage.all.replace('{count, number}', '22') }).click()
  await expect(page).toHaveURL('/event/summit-2027/speakers')
})

test('a session on the page of a speaker names who else is on stage, and leads to them', async ({ page }) => {
  await page.goto('/event/summit-2027/speaker/nino-kapanadze')
  const others = page.getByRole('list', { name: MESSAGES.en.SessionList.others })
  // She speaks alone in the other session.
  await expect(others).toHaveCount(1)
  await expect(others.getByRole('link')).toHaveText(['Kwame Boateng', 'Levan Gelashvili', 'Natia Kobalia'])
  await page.getByRole('link', { name: 'Levan Gelashvili' }).click()
  await expect(page).toHaveURL('/event/summit-2027/speaker/levan-gelashvili')
})

test('a speaker finds pictures to share on their page, and one whose events are over does not', async ({ page }) => {
  await page.goto('/speaker/nino-kapanadze?lang=ge')
  await page.getByRole('heading', { name: MESSAGES.ka.SpeakerCards.title }).click()
  const square = page.getByRole('link', { name: new RegExp(`${MESSAGES.ka.SpeakerCards.square}.*1080 × 1080`) })
  await expect(square).toBeVisible()
  await expect(square).toHaveAttribute('href', /^\/share\/ge\/speaker\/nino-kapanadze\/.*-square\.jpg$/)
  await page.goto('/speaker/tomasz-wolski')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(MESSAGES.en.SpeakerCards.title)).toHaveCount(0)
})
