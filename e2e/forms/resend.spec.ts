import { colourViolations, structureViolations } from '../support/accessibility'
import { Cms } from '../support/cms'
import { mailsTo, mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

test.use({ viewport: { width: 390, height: 844 } })

test('whoever lost the ticket has it sent again, with registration open and closed, and strangers learn nothing', async ({ page, browser, ownSite: site }) => {
  const { ApiAnswers, Emails, FieldErrors, FieldNames, ResendForm, SignUpClosed, ThankYou } = MESSAGES.en
  const identifier = 'resent'
  const email = 'lost@example.com'
  const cms = await Cms.signIn(site)
  const { doc } = await cms.send('POST', 'events?locale=en', { identifier, title: 'Jazz', startsAt: '2028-05-18T06:00:00Z', isRegistrationActive: true, _status: 'published' })
  expect((await post(`${site.url}/api/registrations`, registrationBody(email, identifier, { answers: {} }))).status).toBe(201)
  await mailTo(site.dataDir, email, Emails.registeredHeading)
  const address = `${site.url}/event/${identifier}/register-for-public-square`
  const sent = (to: string) => ApiAnswers.resent.replace('{email}', to)

  await page.goto(address)
  await page.getByText(ResendForm.title).click()
  const form = page.getByRole('group').filter({ hasText: ResendForm.text })
  await form.getByLabel(FieldNames.email).fill('stranger@example.com')
  await form.getByRole('button', { name: ResendForm.submit }).click()
  await expect(form.getByRole('status').filter({ hasText: sent('stranger@example.com') })).toBeVisible()
  expect(await structureViolations(page)).toEqual([])
  expect(await colourViolations(page)).toEqual([])
  await form.getByLabel(FieldNames.email).fill(email)
  await form.getByRole('button', { name: ResendForm.submit }).click()
  await expect(form.getByRole('status').filter({ hasText: sent(email) })).toBeVisible()
  await expect(async () => expect(await mailsTo(site.dataDir, email)).toHaveLength(2)).toPass()

  await cms.publish('events', doc.id, { isRegistrationActive: false })
  const scriptless = await browser.newPage({ javaScriptEnabled: false })
  await scriptless.goto(address)
  await expect(scriptless.getByRole('heading', { name: SignUpClosed.registrationNone })).toBeVisible()
  const main = scriptless.getByRole('main')
  for (const typed of ['nino@localhost', email]) {
    await main.getByLabel(FieldNames.email).fill(typed)
    await main.getByRole('button', { name: ResendForm.submit }).click()
    if (typed === email) break
    await expect(scriptless).toHaveURL(/\/form\//)
    await expect(main).toContainText(FieldErrors.email)
  }
  await expect(scriptless).toHaveURL(/\/thank-you\/resent/)
  await expect(scriptless.getByRole('heading', { level: 1 })).toHaveText(ThankYou.resentTitle)
  await expect(async () => expect(await mailsTo(site.dataDir, email)).toHaveLength(3)).toPass()
  const again = await mailTo(site.dataDir, email, Emails.registeredHeading)
  expect(again.attachments.some(({ contentType }) => contentType === 'image/png')).toBe(true)
  expect(await mailsTo(site.dataDir, 'stranger@example.com')).toEqual([])
  await scriptless.close()
})
