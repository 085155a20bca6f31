import { Cms } from '../support/cms'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { StaffScreens } from '../support/staff-screens'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

const { OwnRegistrationState } = MESSAGES.en
const EVENT = 'moving-summit'
const TITLE = 'Moving Summit'
const NINO = 'nino@moved.example'

test('staff write to all who registered, who then see on their own page what has become of the event', async ({ page, ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const desk = { email: 'announcer@leadx.example', password: 'a password of the desk' }
  await cms.send('POST', 'users', { ...desk, role: 'desk' })
  const { doc: event } = await cms.send('POST', 'events?locale=en', {
    identifier: EVENT,
    title: TITLE,
    isRegistrationActive: true,
    // Before the events of other tests on this site: the first screen names five.
    startsAt: '2027-10-10T06:00:00Z',
    endsAt: '2027-10-11T14:00:00Z',
    _status: 'published',
  })
  expect((await post(`${site.url}/api/registrations`, registrationBody(NINO, EVENT))).status).toBe(201)
  const manageUrl = `${site.url}${linkIn(await mailTo(site.dataDir, NINO, 'registered'), '/registration/')}`

  const screens = new StaffScreens(page, site.url)
  await screens.signIn(desk)
  await screens.open('')
  const dialog = page.getByRole('dialog', { name: 'Email 1 person' })
  await page.getByRole('article', { name: TITLE }).getByRole('button', { name: 'Email everyone' }).click()
  await expect(dialog.getByRole('definition').filter({ hasText: '10–11 October 2027' })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByLabel(/English/).fill('The river needs another month.')
  await expect(dialog.getByRole('status').filter({ hasText: 'Emails in ქართული go out with the same words' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'on its way to you' })).toBeVisible()
  expect((await mailTo(site.dataDir, desk.email, 'The river needs another month.')).subject).toMatch(/^\[Test\]/)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'This sends 1 email' })
  await expect(question.getByRole('listitem')).toHaveText(['1 registered, in English: your message.'])
  await question.getByRole('button', { name: 'Send 1 email' }).click()
  await expect(dialog).toBeHidden()
  expect((await mailTo(site.dataDir, NINO, 'The river needs another month.')).text).toContain('October 2027')

  await cms.publish('events', event.id, { status: 'postponed' })
  await page.goto(manageUrl)
  await expect(page.getByText(OwnRegistrationState.postponedText.replace('{email}', NINO))).toBeVisible()
  await cms.publish('events', event.id, { status: 'cancelled' })
  await page.goto(manageUrl)
  await expect(page.getByRole('heading', { level: 1, name: OwnRegistrationState.cancelled })).toBeVisible()
  await expect(page.getByRole('main').getByRole('form')).toHaveCount(0)
})

test('once another opening hour is published, staff see that guests will be told, and stop it', async ({ page, ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const event = { identifier: 'gate-summit', title: 'Gate Summit', isRegistrationActive: true, startsAt: '2028-06-10T06:00:00Z', endsAt: '2028-06-10T14:00:00Z', doors: 'The gate opens at 09:00' }
  const { doc } = await cms.send('POST', 'events?locale=en', { ...event, _status: 'published' })
  const guest = 'giorgi@gate.example'
  expect((await post(`${site.url}/api/registrations`, registrationBody(guest, event.identifier))).status).toBe(201)
  await mailTo(site.dataDir, guest, '09:00')

  const screens = new StaffScreens(page, site.url)
  await screens.signIn()
  await screens.open(`/collections/events/${doc.id}?locale=en`)
  const dialog = page.getByRole('dialog', { name: 'Email 1 person' })
  await screens.showTab('When and where')
  await expect(dialog).toBeHidden()
  await screens.fill({ doors: 'The gate opens at 08:30' })
  await screens.publish()
  await expect(dialog).toContainText('1 guest does not know of the change yet')
  const notice = dialog.getByRole('status').filter({ hasText: '1 email goes out automatically at' })
  await expect(notice).toBeVisible()
  // Whoever wants to stop it finds the button at once, on a low screen as well.
  await page.setViewportSize({ width: 1280, height: 640 })
  for (const name of ['Do not send', 'Send now']) await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  const held = page.waitForResponse('**/announcement-hold')
  await dialog.getByRole('button', { name: 'Do not send' }).click()
  await expect(dialog).toBeHidden()
  expect((await held).status()).toBe(200)
  const preview = await cms.send<{ pendingAt: string | null; unnotified: number }>('GET', `events/${doc.id}/announcement`)
  expect(preview).toMatchObject({ pendingAt: null, unnotified: 1 })
})
