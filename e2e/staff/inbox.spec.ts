import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

const EVENT = { identifier: 'summit-of-emails', title: 'Summit of emails', isRegistrationActive: true, capacity: 2, startsAt: '2028-05-18T06:00:00Z', _status: 'published' }
const PEOPLE = ['one', 'two', 'three'].map((name) => `${name}@emails.example`)

test('staff read which emails saving sends before it does, for one entry and for several; erasing says what it erased', async ({ page, ownSite: site }) => {
  const cms = await Cms.signIn(site)
  await cms.send('POST', 'events?locale=en', EVENT)
  for (const email of PEOPLE) expect((await post(`${site.url}/api/registrations`, registrationBody(email, EVENT.identifier, { answers: {} }))).ok).toBe(true)
  const statesOf = () =>
    Promise.all(PEOPLE.map(async (email) => (await cms.send<{ docs: { state: string }[] }>('GET', `registrations?where[email][equals]=${email}`)).docs[0]?.state))
  expect(await statesOf()).toEqual(['confirmed', 'confirmed', 'waiting'])

  const staff = new StaffScreens(page, site.url)
  await staff.signIn()
  await staff.open(`/collections/registrations/${await cms.keyOf('registrations', 'email', PEOPLE[0] ?? '')}`)
  await staff.choose('state', 'Cancelled')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Saving sends 2 emails' })
  await expect(dialog.getByRole('rowheader')).toHaveText([PEOPLE[2] ?? '', PEOPLE[0] ?? ''])
  expect(await statesOf()).toEqual(['confirmed', 'confirmed', 'waiting'])
  await dialog.getByRole('button', { name: 'Save and send 2 emails' }).click()
  await expect.poll(statesOf).toEqual(['withdrawn', 'confirmed', 'offered'])

  await staff.open('/collections/registrations?search=emails.example')
  for (const row of await page.locator('tbody input[type="checkbox"]').all()) await row.check()
  await page.getByLabel('New status of the 3 chosen').selectOption('Cancelled')
  await page.getByRole('button', { name: 'Change status…' }).click()
  await page.getByRole('button', { name: 'Save and send 2 emails' }).click()
  await expect(page.getByText('Changed 3 entries.')).toBeVisible()
  expect(await statesOf()).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])

  await staff.open(`/collections/registrations/${await cms.keyOf('registrations', 'email', PEOPLE[0] ?? '')}`)
  await staff.chooseFromMenu('Delete this person’s data')
  await page.getByRole('dialog', { name: 'Delete this person’s data' }).getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText(/has been deleted: 1 registration/)).toBeVisible()
  await expect(page).toHaveURL(/\/collections\/registrations(\?|$)/)
})

test('a message is answered below it on a phone, by keyboard alone, and stands in the history of the person; spam leaves the list', async ({ page, ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const form = { kind: 'contact', fullName: 'Nino Asks', email: 'asks@answers.example', subject: 'Parking', message: 'Is there parking?', consent: true }
  expect((await post(`${site.url}/api/commons/email/send`, form)).ok).toBe(true)
  const message = await cms.keyOf('messages', 'email', form.email)

  await page.setViewportSize({ width: 390, height: 800 })
  const staff = new StaffScreens(page, site.url)
  await staff.signIn()
  await staff.open(`/collections/messages/${message}`)
  await page.getByLabel('Your answer, in English').fill('Yes, behind the house.')
  await page.getByRole('button', { name: 'Send the answer…' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'This sends 1 email' })
  await expect(question.getByRole('rowheader')).toHaveText(form.email)
  await question.getByRole('button', { name: 'Send 1 email' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('Yes, behind the house.')
  await expect(page.getByLabel('Your answer, in English')).toHaveValue('')

  await page.getByRole('link', { name: 'History of this person' }).click()
  await expect(page.getByRole('heading', { name: 'Messages and answers (1)' })).toBeVisible()
  await expect(page.getByText('Yes, behind the house.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await cms.send('PATCH', `messages/${message}`, { state: 'spam' })
  await staff.open('/collections/messages')
  await expect(page.getByText('Nino Asks')).toHaveCount(0)
  await page.getByRole('link', { name: 'Spam (1)' }).click()
  await expect(page.getByText('Nino Asks')).toBeVisible()
})
