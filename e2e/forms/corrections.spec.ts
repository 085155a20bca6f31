import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import type { Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

/** Registers somebody, in Georgian. @returns the personal link of the email */
async function registered(site: Site): Promise<string> {
  const email = `correction-${Date.now()}@example.com`
  await post(`${site.url}/api/registrations?lang=ge`, registrationBody(email, 'summit-2027'))
  return `${site.url}${linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration')}`
}

test('who corrects a registration reads a sentence, and the page shows what is stored now', async ({ page, ownSite: site }) => {
  const { FieldNames, OwnRegistrationForm } = MESSAGES.ka
  await page.goto(await registered(site))

  const main = page.getByRole('main')
  await main.locator('summary').filter({ hasText: OwnRegistrationForm.title }).click()
  await main.getByLabel(FieldNames.fullName).fill('ნინო Corrected')
  await page.reload()
  await expect(main.getByLabel(FieldNames.fullName)).toHaveValue('ნინო Corrected')
  await expect(main.getByLabel(FieldNames.fullName)).toBeVisible()
  await main.getByRole('button', { name: OwnRegistrationForm.save, exact: true }).click()
  const confirmation = main.getByRole('status').filter({ hasText: OwnRegistrationForm.saved })
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toHaveText(`${OwnRegistrationForm.saved}${OwnRegistrationForm.savedText} ${OwnRegistrationForm.newTicket}`)
  await expect(main.getByRole('definition').filter({ hasText: 'ნინო Corrected' })).toBeVisible()
  await expect(main).not.toContainText('"fullName"')
  await main.getByLabel(FieldNames.fullName).fill('ნინო Again')
  await main.getByRole('button', { name: OwnRegistrationForm.save, exact: true }).click()
  await expect(main.getByRole('definition').filter({ hasText: 'ნინო Again' })).toBeVisible()
  await expect(confirmation).toBeFocused()
  await expect(main.getByLabel(FieldNames.fullName)).toHaveValue('ნინო Again')
})
