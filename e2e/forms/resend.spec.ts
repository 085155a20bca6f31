import { allViolations } from '../support/accessibility'
import { Cms } from '../support/cms'
import { openHydrated } from '../support/hydration'
import { mailsTo, mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

test.use({ viewport: { width: 390, height: 844 } })

test('whoever lost the ticket has it sent again, by the form or in place of a link that opens nothing, and strangers learn nothing', async ({ page, browser, ownSite: site }) => {
  const { ApiAnswers, Emails, FieldErrors, FieldNames, MissingLink, ResendForm, SignUpClosed, ThankYou } = MESSAGES.en
  const identifier = 'resent'
  const email = 'lost@example.com'
  const cms = await Cms.signIn(site)
  const { doc } = await cms.send('POST', 'events?locale=en', { identifier, title: 'Jazz', startsAt: '2028-05-18T06:00:00Z', isRegistrationActive: true, _status: 'published' })
  expect((await post(`${site.url}/api/registrations`, registrationBody(email, identifier, { answers: {} }))).status).toBe(201)
  await mailTo(site.dataDir, email, Emails.registeredHeading)
  const address = `${site.url}/event/${identifier}/register-for-public-square`
  const sent = (to: string) => ApiAnswers.resent.replace('{email}', to)

  // What is pressed before the scripts run is posted by the browser, which leads to another page.
  await openHydrated(page, address)
  await page.getByText(ResendForm.title).click()
  const form = page.getByRole('group').filter({ hasText: ResendForm.text })
  expect(await allViolations(page)).toEqual([])
  for (const typed of ['stranger@example.com', email]) {
    await form.getByLabel(FieldNames.email).fill(typed)
    await form.getByRole('button', { name: ResendForm.submit }).click()
    await expect(form.getByRole('status').filter({ hasText: sent(typed) })).toBeVisible()
  }
  await expect.poll(async () => (await mailsTo(site.dataDir, email)).length).toBe(2)

  await cms.publish('events', doc.id, { isRegistrationActive: false })
  const scriptless = await browser.newPage({ javaScriptEnabled: false })
  const main = scriptless.getByRole('main')
  await scriptless.goto(address)
  await expect(scriptless.getByRole('heading', { name: SignUpClosed.registrationNone })).toBeVisible()
  await expect(main.getByRole('button', { name: ResendForm.submit })).toBeAttached()
  await scriptless.goto(`${site.url}/registration/abc`)
  await expect(scriptless.getByRole('heading', { level: 1 })).toHaveText(MissingLink.title)
  await main.getByLabel(ResendForm.event).selectOption(identifier)
  await main.getByLabel(FieldNames.email).fill('lost@localhost')
  await main.getByRole('button', { name: ResendForm.submit }).click()
  // Shown again with the event that was chosen.
  await expect(scriptless).toHaveURL(/\/form\//)
  await expect(main).toContainText(FieldErrors.email)
  await main.getByLabel(FieldNames.email).fill(email)
  await main.getByRole('button', { name: ResendForm.submit }).click()
  await expect(scriptless.getByRole('heading', { level: 1 })).toHaveText(ThankYou.resentTitle)
  await expect.poll(async () => (await mailsTo(site.dataDir, email)).length).toBe(3)
  const again = await mailTo(site.dataDir, email, Emails.registeredHeading)
  expect(again.attachments.some(({ contentType }) => contentType === 'image/png')).toBe(true)
  expect(await mailsTo(site.dataDir, 'stranger@example.com')).toEqual([])
  await scriptless.close()
})
