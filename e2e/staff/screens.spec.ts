import path from 'node:path'
import { createClient } from '@libsql/client'
import { allViolations, wcagViolations } from '../support/accessibility'
import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

test('documents left out because of a wrong field are named on the first screen', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'articles?locale=en', { identifier: 'kept-off', title: 'Kept off the site', _status: 'published' })
  const database = createClient({ url: `file:${path.join(ownSite.dataDir, 'site.db')}` })
  // The site may be writing.
  await database.execute('PRAGMA busy_timeout = 60000')
  const setIdentifier = (identifier: string) => database.execute({ sql: 'UPDATE articles SET identifier = ? WHERE id = ?', args: [identifier, doc.id] })
  await setIdentifier('Not An Address!')
  await fetch(`${ownSite.url}/api/articles?all=true&sort=title`)
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('')
  const item = page.getByRole('region', { name: 'Left out of the site' }).getByRole('listitem').filter({ hasText: 'Kept off the site' })
  await expect(item).toContainText('Page address')
  await item.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/collections/articles/${doc.id}`))
  await setIdentifier('kept-off')
  database.close()
})

test('leaving a preview brings back the language of before', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('events', 'identifier', 'summit-2027')
  await new StaffScreens(page, ownSite.url).signIn()
  const language = () => page.locator('html').getAttribute('lang')
  await page.goto(`${ownSite.url}/about?lang=ge`)
  await page.goto(`${ownSite.url}/cms/preview/events/${key}?lang=en`)
  expect(await language()).toBe('en')
  await page.getByText(MESSAGES.en.PreviewBar.leave).click()
  await page.waitForURL((url) => !url.searchParams.has('lang'))
  expect(await language()).toBe('ka')
  await page.goto(`${ownSite.url}/about`)
  expect(await language()).toBe('ka')
})

test('lists tell states in words and show small pictures, and a session is asked for in two parts', async ({ page, ownSite }) => {
  expect((await post(`${ownSite.url}/api/registrations`, registrationBody('list@mail.ge', 'gali-jazz-2027'))).status).toBe(201)
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('/collections/registrations?search=list@mail.ge')
  await expect(page.getByRole('row', { name: /list@mail\.ge/ }).locator('.pill')).toHaveText('Registered')
  // Other tests on the same site may have filled the first page of the list.
  await staff.open('/collections/events?locale=en&search=Leadx%20Summit%202027')
  const row = page.getByRole('row', { name: 'Leadx Summit 2027' })
  await expect(row).toContainText('13 May 2027')
  await expect(row.locator('.pill').last()).toHaveText('Published')
  await expect.poll(() => row.locator('img').first().evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  await staff.begin('sessions')
  await expect(page.getByLabel('Stage or room')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveCount(0)
  await staff.showTab('Who and what')
  await expect(page.getByLabel('Description')).toBeVisible()
})

test('an entry of the inbox is headed by a name, with the country in words', async ({ page, ownSite }) => {
  expect((await post(`${ownSite.url}/api/registrations`, registrationBody('named@mail.ge', 'gali-jazz-2027', { fullName: 'Named Guest' }))).status).toBe(201)
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('registrations', 'email', 'named@mail.ge')
  await cms.send('PATCH', `registrations/${key}`, { country: 'GE' })
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open(`/collections/registrations/${key}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Named Guest')
  await expect(page.getByText('Georgia (GE)')).toBeVisible()
  await expect(page.getByText('Version of the privacy notice')).toBeVisible()
})

test('documents are headed by a name in either language, and the audit log names them as the forms do', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'session-days?locale=en', { event: await cms.keyOf('events', 'identifier', 'summit-2027'), title: 'Day of the audit', date: '2027-05-16' })
  await cms.send('PATCH', `session-days/${doc.id}?locale=en`, { date: '2027-05-17' })
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open(`/collections/session-days/${doc.id}?locale=ka`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day of the audit')
  await staff.open('/collections/audit-log?locale=en&search=Day%20of%20the%20audit')
  const row = page.getByRole('row', { name: /Day of the audit/ }).first()
  await expect(row.getByRole('cell', { name: 'Day', exact: true })).toBeVisible()
  await expect(row.getByRole('cell', { name: 'Date', exact: true })).toBeVisible()
  await expect(row).not.toContainText('session-days')
})

test('no screen of staff is wider than a phone, however long its title, and each can be read in the light and in the dark', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'articles?locale=en', { identifier: 'long-title', title: 'A title that goes on and on, past the edge of every phone there is' })
  const firstOf = async (collection: string) => (await cms.send<{ docs: { id: string }[] }>('GET', `${collection}?limit=1&depth=0`)).docs[0]?.id
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  const forms = [`articles/${doc.id}`, `events/${await firstOf('events')}`, `newsletters/${await firstOf('newsletters')}`]
  const ofTheCms = ['', '/collections/registrations', '/collections/media', ...forms.map((form) => `/collections/${form}?locale=en`)]
  for (const path of [...ofTheCms, '/sender', '/rounds', `/rounds/${await firstOf('review-rounds')}`, '/invite', '/people?email=nobody@example.org', '/undelivered-tickets', '/missing-translations']) {
    await staff.open(path)
    await expect(page.locator('.app-header__account')).toBeInViewport()
    // The CMS shows its navigation for a frame before it closes it on a narrow screen.
    await expect(page.locator('.template-default--nav-hydrated')).not.toHaveClass(/nav-open/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0)
    for (const theme of ['light', 'dark']) {
      // As for whoever has chosen it: the CMS asks the browser only while a screen is loaded.
      await page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme)
      // The CMS draws its fields, and we name their controls, some frames later.
      await expect.poll(() => (ofTheCms.includes(path) ? wcagViolations : allViolations)(page), { message: `${path}, ${theme}` }).toEqual([])
    }
  }
})

test('an administrator lets the sender be checked, and reads in both languages what to do', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('/sender')
  await expect(page.getByRole('heading', { name: /^Checked/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Check now' }).click()
  // The DNS of this machine may not answer.
  for (const { SenderCheck } of [MESSAGES.en, MESSAGES.ka]) await expect(page.getByText(SenderCheck.noRelay)).toBeVisible()
  await staff.open('/sender')
  await expect(page.getByRole('heading', { name: /^Checked/ })).toBeVisible()
})
