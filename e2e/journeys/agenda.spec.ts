import type { Page } from '@playwright/test'
import { expect, MESSAGES, test } from '../support/test'

const AGENDA = '/event/summit-2027/agenda'
const { AgendaFilters, AgendaTabs, MyPlan, PrintButton } = MESSAGES.en

const session = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title, exact: true })
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const star = (page: Page, title: string) => page.getByRole('button', { name: MESSAGES.en.SessionCard.star.replace('{title}', title) })

/** Opens an agenda and waits until its scripts run. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('tablist')).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole plan can be read, narrowed and left for its speakers, and its event added to a calendar', async ({ page }) => {
    await page.goto(AGENDA)
    for (const day of ['Listen Thursday 13 May', 'Weave Friday 14 May', 'Carry on Saturday 15 May']) {
      await expect(page.getByRole('heading', { level: 2, name: day })).toBeVisible()
    }
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true })).not.toHaveCount(0)
    for (const title of ['Two openings: minutes and attention', 'The second version', 'Courtyard evening: a choir of six hundred']) {
      await expect(session(page, title)).toBeVisible()
    }
    await expect(page.getByRole('region', { name: MESSAGES.en.LineupSection.title })).toBeVisible()
    await expect(page.getByRole('button', { name: PrintButton.print })).toBeHidden()
    await page.getByText(AgendaFilters.open, { exact: true }).click()
    await page.getByLabel(AgendaFilters.stage).selectOption({ label: 'Loom Room' })
    await page.getByRole('button', { name: AgendaFilters.apply }).click()
    await expect(session(page, 'Giving a note')).toBeVisible()
    await expect(session(page, 'The second version')).toBeHidden()
    await page.getByRole('link', { name: 'Ketevan Abashidze' }).click()
    await expect(page).toHaveURL('/event/summit-2027/speaker/ketevan-abashidze')
    await page.goto('/event/summit-2027')
    await page.getByRole('button', { name: MESSAGES.en.AddToCalendar.add, exact: true }).press('Enter')
    await expect(page.getByRole('link', { name: MESSAGES.en.AddToCalendar.file })).toHaveAttribute('href', '/calendar/event/summit-2027.ics')
  })
})

test('the days are tabs by mouse and keyboard, at addresses of their own', async ({ page }) => {
  await open(page, AGENDA)
  await expect(tab(page, /13 May/)).toHaveAttribute('aria-selected', 'true')
  await expect(session(page, 'The second version')).toBeHidden()
  await tab(page, /14 May/).click()
  await expect(page).toHaveURL(`${AGENDA}?day=2027-05-14`)
  await expect(session(page, 'The second version')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, /15 May/)).toBeFocused()
  await expect(session(page, 'Centimetres')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${AGENDA}?day=2027-05-14`)
  await page.reload()
  await expect(session(page, 'The second version')).toBeVisible()
  await tab(page, /14 May/).focus()
  for (const [key, name] of [['Home', /13 May/], ['ArrowLeft', AgendaTabs.myPlan], ['ArrowRight', /13 May/], ['End', AgendaTabs.myPlan]] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
  }
})

test('a filter works at once, can be shared across languages, and is taken off', async ({ page }) => {
  await open(page, AGENDA)
  await expect(page.getByText(/^18 sessions, 3 days, 3 rooms$/)).toBeVisible()
  await expect(session(page, 'Two openings: minutes and attention')).toBeVisible()
  await expect(star(page, 'Coffee under the mulberry')).toHaveCount(0)
  await page.getByText(AgendaFilters.open, { exact: true }).click()
  await page.getByLabel(AgendaFilters.stage).selectOption({ label: 'Loom Room' })
  await expect(page.getByRole('search').getByRole('status')).toHaveText('4 of 18 sessions')
  await expect(session(page, 'Giving a note')).toBeVisible()
  await expect(session(page, 'No questions agreed beforehand')).toBeHidden()
  const { search } = new URL(page.url())
  await open(page, `${AGENDA}${search}&lang=ge`)
  await expect(page.getByLabel(MESSAGES.ka.AgendaFilters.stage)).toHaveValue('Loom Room')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('18 სესიიდან 4')
  await page.getByText(MESSAGES.ka.AgendaFilters.open, { exact: true }).click()
  await page.getByLabel(MESSAGES.ka.AgendaFilters.format).selectOption({ label: MESSAGES.ka.SessionFormat.keynote })
  await expect(page.getByText(MESSAGES.ka.AgendaFilters.none).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('search').getByRole('link', { name: MESSAGES.ka.AgendaFilters.clear }).click()
  await expect(page.getByRole('search').getByRole('status')).toHaveText('18 სესია')
  // The link is gone: the keyboard goes on from the day.
  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
})

test.describe('for a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('one switch shows all times on their own clock', async ({ page }) => {
    await open(page, AGENDA)
    const first = page.getByRole('listitem').filter({ has: session(page, 'Two openings: minutes and attention') }).first()
    await expect(first).toContainText('10:30')
    await expect(first).toContainText('until 11:15')
    await page.getByRole('button', { name: MESSAGES.en.ZoneSwitch.own }).click()
    await expect(first).toContainText('02:30')
    await expect(first).toContainText('until 03:15')
    await page.emulateMedia({ media: 'print' })
    for (const title of ['The second version', 'Centimetres']) await expect(session(page, title), 'of another day').toBeVisible()
    await expect(page.getByText(/13.15 May 2027 · .*Tbilisi time, UTC\+4/)).toBeVisible()
    await expect(first.getByText('10:30', { exact: true })).toBeVisible()
    await expect(first.getByText('until 11:15', { exact: true })).toBeVisible()
    await expect(first.getByText('02:30')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(first.getByText('10:30')).toBeHidden()
    await page.getByRole('button', { name: 'Tbilisi time' }).click()
    await expect(first).toContainText('10:30')
  })
})

test('starred sessions make a plan that warns, stays, goes into a calendar, and prints', { tag: '@smoke' }, async ({ page }) => {
  await open(page, AGENDA)
  await star(page, 'Giving a note').click()
  await star(page, 'No questions agreed beforehand').click()
  await expect(star(page, 'Giving a note')).toHaveAttribute('aria-pressed', 'true')
  await tab(page, AgendaTabs.myPlan).click()
  await expect(page).toHaveURL(/#my-plan$/)
  const plan = page.getByRole('tabpanel', { name: AgendaTabs.myPlan })
  await expect(plan.getByText(MyPlan.overlaps.replace('{title}', 'Giving a note'))).toBeVisible()
  await page.reload()
  await expect(plan.getByRole('link').filter({ visible: true })).toHaveCount(2)
  await plan.getByRole('button', { name: MESSAGES.en.AddToCalendar.addAll }).click()
  await expect(plan.getByRole('link', { name: MESSAGES.en.AddToCalendar.file })).toHaveAttribute('href', /^\/calendar\/plan\/summit-2027\.ics\?sessions=[\w-]+,[\w-]+$/)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Leadx Summit 2027 –/)).toBeVisible()
  await expect(plan.getByRole('heading', { name: 'Giving a note' })).toBeVisible()
  await expect(session(page, 'The second version')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await plan.getByRole('button', { name: MyPlan.removeSession.replace('{title}', 'Giving a note') }).click()
  await expect(plan.getByText(/^Overlaps/)).toBeHidden()
})

test('a speaker’s page leads to their session, on its day', async ({ page }) => {
  await page.goto('/event/summit-2027/speaker/nino-kapanadze')
  await page.getByRole('link', { name: 'The second day of the queue' }).click()
  await expect(page).toHaveURL(/\/agenda\?day=2027-05-14#session-/)
  await expect(tab(page, /14 May/)).toHaveAttribute('aria-selected', 'true')
  await expect(session(page, 'The second day of the queue')).toBeInViewport()
})

test('on a phone a description unfolds, and calendar and share of a session wait behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, AGENDA)
  const description = page.getByText(/^Tamar Lomidze begins with/)
  const folded = (await description.boundingBox())?.height ?? 0
  await page.getByText(MESSAGES.en.SessionCard.more, { exact: true }).first().click()
  expect((await description.boundingBox())?.height).toBeGreaterThan(2 * folded)
  await page.getByRole('button', { name: MESSAGES.en.SessionCard.tools.replace('{title}', 'Giving a note') }).click()
  const file = page.getByRole('link', { name: MESSAGES.en.AddToCalendar.file }).filter({ visible: true })
  await expect(file).toHaveAttribute('href', /\/calendar\/session\//)
  await expect(page.getByRole('link', { name: MESSAGES.en.SessionCard.shareSession }).filter({ visible: true })).toHaveAttribute('href', /#session-/)
  await page.keyboard.press('Escape')
  await expect(file).toBeHidden()
})

test('an event without an agenda says so and leads on', async ({ page }) => {
  await page.goto('/event/summit-2026/agenda')
  await expect(page.getByRole('heading', { name: MESSAGES.en.AgendaEmpty.titlePast })).toBeVisible()
  await page.getByRole('link', { name: MESSAGES.en.AgendaEmpty.current.replace('{event}', 'Leadx Summit 2027') }).click()
  await expect(page).toHaveURL(AGENDA)
})
