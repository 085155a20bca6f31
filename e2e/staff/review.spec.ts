import type { Browser, Page } from '@playwright/test'
import { applicationBody } from '../../scripts/test/visitor'
import { DAY } from '../../lib/site/text/durations'
import { allViolations } from '../support/accessibility'
import { signIn } from '../support/client'
import { Cms } from '../support/cms'
import { layoutFaults } from '../support/layout-faults'
import { mailTo } from '../support/mailbox'
import type { Site } from '../support/server'
import { StaffScreens } from '../support/staff-screens'
import { expect, MESSAGES, test } from '../support/test'
import { post } from '../support/visitor'

const IDENTIFIER = 'workshop-of-the-jury'
const JUROR = { email: 'juror@jury.example', name: 'Juror', password: 'correct horse battery staple' }
const PEOPLE = ['ana', 'keti', 'luka', 'nino'].map((name) => `${name}@people.example`)
/** As many as a juror reads in an evening. */
const EVENING = Array.from({ length: 20 }, (_, index) => `a${index}@people.example`)
const anchors = (of: string) => [1, 2, 3, 4, 5].map((score) => `${of} of ${score}`)
const fromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const { Review: en } = MESSAGES.en
const { Review: ka } = MESSAGES.ka
/** Longer than it takes to mark one application by keys. */
const DAWDLE = 3000

async function prepare(site: Site, people = PEOPLE): Promise<{ cms: Cms; round: string }> {
  const cms = await Cms.signIn(site)
  const { doc: event } = await cms.send('POST', 'events?locale=en', { identifier: IDENTIFIER, title: 'Workshop', kind: 'accelerator', isApplyActive: true, startsAt: fromNow(30), endsAt: fromNow(31), _status: 'published' })
  for (const email of people) {
    const answer = await post(`${site.url}/api/accelerators`, applicationBody(email, IDENTIFIER, { projectName: `Project of ${email.split('@')[0]}`, motivation: 'We spin wool.\n'.repeat(40) }))
    expect(answer.status, await answer.text()).toBe(201)
  }
  const { doc: juror } = await cms.send('POST', 'users', { ...JUROR, role: 'juror', isActivated: true })
  const criteria = [
    { key: 'idea', label: 'Idea', weight: 1, anchors: anchors('An idea') },
    { key: 'team', label: 'Team', weight: 1, anchors: anchors('A team') },
  ]
  const { doc: round } = await cms.send('POST', 'review-rounds?locale=en', { event: event.id, title: 'Spring', criteria, opensAt: fromNow(-1), closesAt: fromNow(5), readings: 1, places: 1, isBlind: true, jurors: [juror.id], phase: 'reading' })
  return { cms, round: round.id }
}

async function openAsJuror(browser: Browser, site: Site, path: string, { width = 1280, language = 'en' } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const { answer, token } = await signIn(site, JUROR)
  expect(answer.status, await answer.text()).toBe(200)
  await context.addCookies([{ name: 'token', value: token, url: site.url, httpOnly: true }, { name: 'local-lang', value: language, url: site.url }])
  const page = await context.newPage()
  await page.goto(`${site.url}${path}`)
  return page
}

/** Marks both criteria of the application on the screen, and sends them. */
async function markByKeys(page: Page, score: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Project of' })).toBeFocused()
  await pressMarks(page, score)
}

async function pressMarks(page: Page, score: string): Promise<void> {
  await page.keyboard.press(score)
  await page.keyboard.press(score)
  await page.keyboard.press('Control+Enter')
}

/** How many applications the browser has got. */
function countRead(): number {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  return new Set(addresses.filter((address) => /\/assignments\/[^/?]+\?/.test(address))).size
}

const progress = (sent: number, total: number) => en.progress.reading.replace(/\{hasDay.*$/, '').replace('{sent}', String(sent)).replace('{total}', String(total))

test('a juror reads an evening by keyboard alone, also without a network and on a phone, and the desk decides and tells', async ({ browser, ownSite: site, page }) => {
  const { cms, round } = await prepare(site)
  const screens = new StaffScreens(page, site.url)
  await screens.signIn()
  await screens.open(`/rounds/${round}`)
  await page.getByRole('button', { name: 'Assign the readings' }).click()
  await expect(page.getByText('Assigned: the one juror reads 4.')).toBeVisible()

  // Led there from the staff screens, of which there are none for a juror.
  const reading = await openAsJuror(browser, site, '/admin')
  await expect(reading).toHaveURL(`${site.url}/admin/review`)
  await reading.getByRole('link', { name: 'Spring' }).press('Enter')
  await expect(reading.getByText(progress(0, 4))).toBeVisible()
  await reading.keyboard.press('Tab')
  await reading.keyboard.press('Enter')
  await expect(reading.getByRole('radiogroup', { name: 'Idea' }).getByRole('radio').nth(4)).toHaveAccessibleDescription('An idea of 5')
  expect(await allViolations(reading)).toEqual([])
  await reading.getByRole('button', { name: en.conflict }).press('Enter')
  await expect(reading.getByText(en.conflictText)).toBeFocused()
  await reading.keyboard.press('Tab')
  await reading.keyboard.press('Enter')
  await expect(reading.getByText(en.conflictDone)).toBeVisible()
  await markByKeys(reading, '5')
  await expect(reading.getByText(en.sentNotice, { exact: true })).toBeVisible()

  // The train enters a tunnel: the next application is here already.
  await expect(reading.getByRole('heading', { level: 1, name: 'Project of' })).toBeFocused()
  await expect.poll(() => reading.evaluate(countRead)).toBe(PEOPLE.length)
  await reading.context().setOffline(true)
  await markByKeys(reading, '3')
  await expect(reading.getByText(en.queuedNotice)).toBeVisible()
  await reading.getByLabel(en.note).fill('1 idea, 5 people')
  await expect(reading.getByText(en.waitingDraft)).toBeVisible()
  await expect(reading.getByRole('radio', { checked: true })).toHaveCount(0)
  await reading.context().setOffline(false)
  await expect(reading.getByText(en.draftStored)).toBeVisible()

  // The rest on a phone, in Georgian; what was typed stays.
  await reading.setViewportSize({ width: 360, height: 780 })
  await reading.getByRole('button', { name: 'ქართული' }).click()
  await expect(reading.getByLabel(ka.note)).toHaveValue('1 idea, 5 people')
  expect(await layoutFaults(reading)).toEqual([])
  expect(await allViolations(reading)).toEqual([])
  await reading.getByRole('button', { name: ka.send }).click()
  await expect(reading.getByRole('alert').filter({ hasText: 'Idea, Team' })).toBeVisible()
  for (const name of ['Idea', 'Team']) await reading.getByRole('radiogroup', { name }).getByRole('radio').nth(1).check()
  await reading.getByRole('button', { name: ka.send }).click()
  await expect(reading.getByText(ka.allRead)).toBeVisible()
  // Not every browser knows Georgian months.
  await expect(reading.getByRole('main')).not.toContainText(new Date(fromNow(5)).toLocaleString('en', { month: 'long' }))
  expect(await layoutFaults(reading)).toEqual([])
  await reading.goto(`${site.url}/admin/review/nobodys-round`)
  await expect(reading.getByRole('main').getByRole('alert')).toBeVisible()

  await cms.send('PATCH', `review-rounds/${round}`, { phase: 'deciding' })
  await screens.open(`/rounds/${round}`)
  await expect(page.getByText('Hardly any application was read by two')).toBeVisible()
  await page.getByRole('button', { name: 'Mark everything above the line (1)' }).click()
  await expect(page.getByText('1 decision that nobody knows yet.')).toBeVisible()
  for (const box of await page.getByRole('checkbox', { name: 'Select Project' }).all().then((boxes) => boxes.slice(1))) await box.check()
  await page.getByLabel('Mark as').selectOption('Decline')
  await page.getByRole('button', { name: 'Mark 3 selected ones' }).click()
  await expect(page.getByText('4 decisions that nobody knows yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Look at the emails' }).click()
  await expect(page.getByRole('heading', { name: 'Email 1 of 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Tell applicants…' }).click()
  const question = page.getByRole('dialog', { name: 'This tells 4 applicants' })
  await expect(question.getByText('3 applicants are declined.')).toBeVisible()
  await question.getByRole('button', { name: 'Tell 4 applicants' }).click()
  for (const email of PEOPLE) await mailTo(site.dataDir, email, 'Workshop')
  await expect(page.getByText('0 decisions that nobody knows yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make participants…' })).toBeVisible()
})

test('twenty applications are read in an evening on a phone, in Georgian, by keyboard alone', async ({ browser, ownSite: site }) => {
  const { cms, round } = await prepare(site, EVENING)
  const ask = (method: string, call: string) => fetch(`${site.url}/api/review/rounds/${round}/${call}`, { method, headers: { token: cms.token } })
  expect((await ask('POST', 'assign')).status).toBe(200)
  const reading = await openAsJuror(browser, site, `/admin/review/${round}`, { width: 360, language: 'ge' })
  await expect(reading.getByRole('heading', { level: 1, name: 'Spring' })).toBeFocused()
  // Lists come late, as on a slow network.
  await reading.route(/\/assignments\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DAWDLE))
    await route.continue().catch(() => undefined)
  })
  expect(await layoutFaults(reading)).toEqual([])
  await reading.keyboard.press('Tab')
  await expect(reading.getByRole('link', { name: ka.start })).toBeFocused()
  await reading.keyboard.press('Enter')
  for (const [index] of EVENING.entries()) {
    await expect(reading.getByRole('heading', { level: 1, name: 'Project of' })).toBeFocused()
    if (index === 0) {
      await reading.locator('summary').press('Enter')
      for (const control of await reading.locator('main').locator('a, button, input, textarea, summary').all()) await expect(control).toHaveAccessibleName(/\S/)
      expect(await allViolations(reading)).toEqual([])
      expect(await layoutFaults(reading)).toEqual([])
    }
    const title = await reading.getByRole('heading', { level: 1 }).innerText()
    await pressMarks(reading, String((index % 5) + 1))
    if (index < EVENING.length - 1) await expect(reading.getByRole('heading', { level: 1, name: title, exact: true })).toHaveCount(0)
  }
  await expect(reading.getByText(ka.allRead)).toBeVisible()
  const readings = (await (await ask('GET', 'assignments')).json()) as { state: string }[]
  expect(readings.filter(({ state }) => state === 'sent')).toHaveLength(EVENING.length)
})
