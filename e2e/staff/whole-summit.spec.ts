import { readFile } from 'node:fs/promises'
import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

test.describe.configure({ mode: 'serial' })
// What a role may not do is answered by 403, and a page that is no more by 404; the browser writes both down.
test.use({ expectedComplaint: /status of (403|404|428)/ })

const TITLE = 'Summit of Screens'
const PAGE = '/event/summit-of-screens'
const VISITOR = { name: 'ქეთევან ბერიძე', email: 'ketevan@visitor.example' }
const desk = { email: 'desk-of-screens@leadx.example', password: 'a password of the desk' }

test('staff put a summit together in the screens, in both languages, and preview it', async ({ page, context, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.begin('events')
  await staff.fill({ title: TITLE, summary: 'Two days of screens.', identifier: 'summit-of-screens' })
  await staff.check('isFeatured', 'isRegistrationActive')
  await staff.showTab('When and where')
  await staff.setTime('Begins', '2028-05-10T10:00')
  await staff.setTime('Ends', '2028-05-11T19:00')
  await staff.saveDraft()
  await staff.switchTo('ქართული')
  await staff.showTab('What it is')
  await staff.fill({ title: 'ეკრანების სამიტი' })
  await staff.saveDraft()
  const event = page.url().split('?')[0] ?? ''

  await staff.create('speakers', { fullName: 'Ana Screen', role: 'Founder', identifier: 'ana-screen' }, { events: TITLE }, { fullName: 'ანა ეკრანი' })
  await staff.begin('sessions')
  await staff.fill({ title: 'How screens are made' })
  await staff.choose('event', TITLE)
  await staff.setTime('Begins', '2028-05-10T11:00')
  await staff.showTab('Who and what')
  await staff.choose('speakers', 'Ana Screen')
  await staff.publish()
  await staff.switchTo('ქართული')
  await staff.showTab('On the agenda')
  await staff.fill({ title: 'როგორ იქმნება ეკრანი' })
  await staff.publish()

  await page.goto(`${event}?locale=en`)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Preview' }).click()
  const preview = await opening
  await expect(preview.getByRole('complementary', { name: MESSAGES.en.PreviewBar.label })).toBeVisible()
  await expect(preview.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
  await expect(preview.getByText('Ana Screen').first()).toBeAttached()
  await preview.goto(`${ownSite.url}${PAGE}/agenda?lang=ge`)
  await expect(preview.getByText('როგორ იქმნება ეკრანი').first()).toBeVisible()
  expect((await fetch(ownSite.url + PAGE)).status).toBe(404)
})

test('what they publish there stands on every page that it belongs to', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('/collections/events?locale=en')
  await page.getByRole('link', { name: TITLE }).click()
  await staff.publish()
  const read = async (path: string, lang: string) => (await fetch(`${ownSite.url}${path}?lang=${lang}`)).text()
  for (const [path, en, ka] of [
    [PAGE, ['Two days of screens.', 'Ana Screen'], ['ეკრანების სამიტი', 'ანა ეკრანი']],
    [`${PAGE}/agenda`, ['How screens are made'], ['როგორ იქმნება ეკრანი']],
    ['/', [TITLE], ['ეკრანების სამიტი']],
    ['/speaker/ana-screen', ['Ana Screen', 'How screens are made'], ['როგორ იქმნება ეკრანი']],
  ] as const) {
    const [english, georgian] = [await read(path, 'en'), await read(path, 'ge')]
    for (const words of en) expect(english, `${path} in English`).toContain(words)
    for (const words of ka) expect(georgian, `${path} in Georgian`).toContain(words)
  }
})

test('the desk takes a registration from the list to an export, and may do nothing else', async ({ page, ownSite }) => {
  await (await Cms.signIn(ownSite)).send('POST', 'users', { ...desk, role: 'desk' })
  const registration = registrationBody(VISITOR.email, 'summit-of-screens', { fullName: VISITOR.name, answers: {} })
  expect((await post(`${ownSite.url}/api/registrations?lang=ge`, registration)).status).toBe(201)
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn(desk)
  await staff.open('/collections/registrations')
  await page.getByRole('link', { name: VISITOR.name }).click()
  await staff.fill({ notes: 'Called on Monday.' })
  await staff.save('Save')
  await staff.chooseFromMenu('Resend email')
  await page.getByRole('button', { name: 'Send 1 email' }).click()
  await expect(page.getByText(`The email to ${VISITOR.email} is on its way.`)).toBeVisible()

  await staff.open(`/collections/registrations?search=${encodeURIComponent(VISITOR.name)}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await staff.chooseFromMenu('Export as text (.csv)')
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table.trim().split('\r\n')).toHaveLength(2)
  for (const words of [TITLE, VISITOR.name, VISITOR.email, 'Called on Monday.']) expect(table).toContain(words)

  await staff.open('/collections/events')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create New' })).toHaveCount(0)
  await staff.open('/collections/users/create')
  await expect(staff.page).toHaveURL(/\/admin\/?$/)
})
