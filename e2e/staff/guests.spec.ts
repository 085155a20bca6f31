import type { Page } from '@playwright/test'
import { Cms } from '../support/cms'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { StaffScreens } from '../support/staff-screens'
import { expect, MESSAGES, test } from '../support/test'

const { OwnRegistrationState } = MESSAGES.ka
const startsAt = '2028-05-18T06:00:00Z'
const EVENTS = [
  { identifier: 'dinner-of-guests', title: 'Dinner of guests', capacity: 3, startsAt, isRegistrationActive: true, _status: 'published' },
  { identifier: 'second-dinner', title: 'Second dinner', startsAt, isRegistrationActive: true, _status: 'published' },
]
const DESK = { email: 'desk-of-guests@leadx.example', password: 'correct horse battery staple' }
const FILE = [
  'Name,Email,Organisation,Kind,Language,Table',
  'Ana Wood,ana@guests.example,Weaving Room,speaker,en,4',
  'გიორგი ჭყონია,giorgi@guests.example,,,,4',
  'Nobody,no address,,,,',
].join('\n')

/** The dialog that enters a guest, as somebody at the desk uses it. */
async function enterGuest(page: Page, guest: { name: string; email: string; how: RegExp; button: string; language?: string; companions?: string }) {
  await page.locator('.list-controls').getByRole('button').last().click()
  await page.getByRole('button', { name: 'Add or invite a guest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add or invite a guest' })
  await dialog.getByRole('combobox', { name: 'Event' }).selectOption('Dinner of guests')
  await dialog.getByLabel('Name', { exact: true }).fill(guest.name)
  await dialog.getByLabel('Email', { exact: true }).fill(guest.email)
  if (guest.language) await dialog.getByLabel('Language of emails').selectOption(guest.language)
  if (guest.companions) await dialog.getByLabel('Companions (optional)').fill(guest.companions)
  await dialog.getByRole('radio', { name: guest.how }).check()
  await dialog.getByRole('button', { name: guest.button }).click()
  return dialog
}

// An address that is registered already is refused.
test.use({ expectedComplaint: /status of (409|428)/ })

test('the desk enters, invites and moves guests on a phone, imports a list that it has looked at, and takes it back', async ({ page, ownSite: site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const cms = await Cms.signIn(site)
  const [dinner] = await Promise.all(EVENTS.map(async (event) => (await cms.send('POST', 'events?locale=en', event)).doc.id))
  await cms.send('POST', 'users', { ...DESK, role: 'desk', isActivated: true })
  const statesOf = async () => {
    const { docs } = await cms.send<{ docs: { email: string; state: string }[] }>('GET', `registrations?where[event][equals]=${dinner}&depth=0&sort=number`)
    return docs.map(({ email, state }) => `${email.split('@')[0]} ${state}`)
  }
  const staff = new StaffScreens(page, site.url)
  await staff.signIn(DESK)
  await staff.open('/collections/registrations')

  const nino = { name: 'Nino Beridze', email: 'nino@guests.example', how: /^Register without an email/, button: 'Register', companions: 'Luka Beridze\n' }
  await expect(await enterGuest(page, nino)).toBeHidden()
  const refused = await enterGuest(page, nino)
  await expect(refused.getByRole('alert')).toHaveText('This address is registered for the event already.')
  await refused.getByRole('button', { name: 'Cancel' }).click()
  await expect(await enterGuest(page, { name: 'ლევანი', email: 'levan@guests.example', how: /^Invite/, button: 'Invite', language: 'ქართული' })).toBeHidden()
  expect(await statesOf()).toEqual(['nino confirmed', 'nino confirmed', 'levan offered'])

  // What the guest sees who was invited, and taps once.
  const guest = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  const invited = await guest.newPage()
  await invited.goto(`${site.url}${linkIn(await mailTo(site.dataDir, 'levan@guests.example', 'Dinner'), '/registration/')}`)
  await expect(invited.getByRole('heading', { name: OwnRegistrationState.invited })).toBeVisible()
  await invited.getByRole('button', { name: OwnRegistrationState.acceptInvitation }).click()
  await expect(invited.getByRole('heading', { name: OwnRegistrationState.confirmed })).toBeVisible()
  await guest.close()

  await staff.open(`/collections/registrations/${await cms.keyOf('registrations', 'fullName', nino.name)}`)
  await staff.chooseFromMenu('Move to another event')
  const move = page.getByRole('dialog', { name: 'Move to another event' })
  await move.getByRole('combobox', { name: 'Event' }).selectOption('Second dinner')
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('Moved to “Second dinner”; they are told by email.')).toBeVisible()
  expect(await statesOf()).toEqual(['levan confirmed'])

  await staff.open('/collections/guest-imports')
  const form = page.getByRole('form', { name: 'Import guests' })
  await form.getByRole('combobox', { name: 'Event' }).selectOption('Dinner of guests')
  await form.getByLabel('File').setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await form.getByRole('button', { name: 'Read the file' }).click()
  const progress = page.getByRole('region', { name: 'The import' })
  await expect(progress.getByRole('status')).toHaveText('3 rows: 2 to import, 1 left out. Nothing has been stored yet.')
  const omitted = progress.getByText('Columns that are not known are left out: Table.')
  await expect(omitted).toBeVisible()
  // By the keyboard alone.
  const columns = progress.getByText('Columns of the file: 5 read, 1 left out')
  await columns.focus()
  await page.keyboard.press('Enter')
  const table = progress.getByRole('combobox', { name: 'Table' })
  await table.focus()
  await page.keyboard.type('Note')
  await expect(table).toHaveValue('note')
  await progress.getByRole('button', { name: 'Read the file with these columns' }).press('Enter')
  await expect(omitted).toBeHidden()
  await expect(progress.getByRole('row')).toHaveText([/^Row/, /Nobody.*not a complete email/, /Ana Wood\s*Weaving Room.*Speaker, English.*Gets a seat/, /გიორგი ჭყონია.*ქართული.*Gets a seat/])
  const cutOff = await progress.getByRole('table').evaluate(({ parentElement }) => (parentElement ? parentElement.scrollWidth - parentElement.clientWidth : 0))
  expect(cutOff, 'what of the rows is off the screen').toBeLessThanOrEqual(0)
  await progress.getByRole('button', { name: 'Import 2 guests without an email' }).click()
  await expect(progress.getByRole('status')).toHaveText('Imported: 2 of 3 rows.')
  await expect(progress.getByRole('row', { name: /Ana Wood/ })).toContainText('Got a seat')
  expect(await statesOf()).toEqual(['levan confirmed', 'ana confirmed', 'giorgi confirmed'])
  const { docs: noted } = await cms.send<{ docs: { note: string }[] }>('GET', 'registrations?where[email][equals]=ana@guests.example')
  expect(noted.map(({ note }) => note)).toEqual(['4'])

  await progress.getByRole('button', { name: 'Undo the whole import' }).click()
  const question = page.getByRole('dialog', { name: 'Undo the whole import' })
  await expect(question).toContainText('2 guests will be taken off the list. Whoever has had an email about the event gets one that says so; the others are deleted.')
  await question.getByRole('button', { name: 'Undo it' }).click()
  await expect(progress.getByRole('status')).toHaveText('The import has been undone.')
  expect(await statesOf()).toEqual(['levan confirmed'])
})
