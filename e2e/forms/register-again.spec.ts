import { Cms } from '../support/cms'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo, mailsTo } from '../support/mailbox'
import type { Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

const NEXT = 'summit-2027'
const NAME = 'Nino Kvirikashvili'
const PAST = { startsAt: '2026-05-18T06:00:00Z', endsAt: '2026-05-19T06:00:00Z' }

/** Somebody who came to an event that is over. @returns the personal link to that registration */
async function pastGuest(site: Site, name: string, value: string, fields: object) {
  const cms = await Cms.signIn(site)
  const registrationFields = { phone: 'optional', country: 'optional', organization: 'optional', position: 'optional' }
  const event = { identifier: name, title: name, startsAt: '2028-05-18T06:00:00Z', isRegistrationActive: true, registrationFields, _status: 'published' }
  const { doc } = await cms.send('POST', 'events?locale=en', event)
  const email = `${name}@example.com`
  const answer = await post(`${site.url}/api/registrations?lang=${value}`, registrationBody(email, name, { answers: {}, ...fields }))
  expect(answer.status, await answer.text()).toBe(201)
  const { pathname } = new URL(linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration/'), site.url)
  await cms.publish('events', doc.id, PAST)
  return { email, link: `${site.url}${pathname}?lang=${value}` }
}

for (const [value, locale, javaScriptEnabled] of [['en', 'en', true], ['ge', 'ka', false]] as const) {
  const { ApiErrors, RegisterAgain, ThankYou, TicketCard } = MESSAGES[locale]

  test(`the link of an earlier registration registers for the next event with one tap (${value})`, async ({ browser, ownSite: site }) => {
    const { email, link } = await pastGuest(site, `came-before-${value}`, value, {})
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    await page.goto(link)
    const again = page.getByRole('region', { name: RegisterAgain.title })
    await expect(again.getByRole('textbox')).toHaveCount(0)
    await again.getByRole('button', { name: RegisterAgain.submit.replace('{name}', NAME) }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(ThankYou.registrationTitle)
    await expect(main.getByRole('article')).toContainText(NAME)
    await expect(main.getByRole('article').getByRole('img', { name: TicketCard.qrCode })).toBeVisible()
    await expect.poll(async () => (await mailsTo(site.dataDir, email)).length).toBe(2)

    await test.step('and says so to whoever taps it again', async () => {
      await page.goto(link)
      await again.getByRole('button', { name: RegisterAgain.submit.replace('{name}', NAME) }).click()
      await expect(main.getByRole('alert')).toHaveText(ApiErrors.alreadyRegistered)
      await expect(main.getByRole('alert')).toBeInViewport()
      await expect(again).toBeVisible()
      expect(await mailsTo(site.dataDir, email)).toHaveLength(2)
    })
    await page.close()
  })
}

test('where the next event asks more, the form is there with what is known, and takes the rest', async ({ page, ownSite: site }) => {
  const { RegisterAgain, RegistrationForm, FieldNames, ThankYou } = MESSAGES.en
  const { email, link } = await pastGuest(site, 'told-little-before', 'en', { phone: '', country: '' })
  const cms = await Cms.signIn(site)
  const next = await cms.keyOf('events', 'identifier', NEXT)
  const putBack = await cms.remember(`events/${next}`, 'registrationFields')
  await cms.publish('events', next, { registrationFields: { phone: 'required', country: 'required' } })
  await page.goto(link)
  const form = page.getByRole('region', { name: RegisterAgain.title }).getByRole('form', { name: RegistrationForm.label })
  await expect(form.getByLabel(FieldNames.fullName)).toHaveValue(NAME)
  await expect(form.getByLabel(FieldNames.email)).toHaveValue(email)
  await expect(form.getByRole('checkbox').last()).not.toBeChecked()
  await form.getByLabel(FieldNames.phone).fill('+995 555 12 34 56')
  await form.getByLabel(FieldNames.country).selectOption('GE')
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(ThankYou.registrationTitle)
  await putBack()
  const mail = await mailTo(site.dataDir, email, NEXT)
  expect(linkIn(mail, '/registration/')).not.toBe(new URL(link).pathname)
})
