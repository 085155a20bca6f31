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
