import { linkIn, mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'
import { post, registrationBody } from '../support/visitor'

for (const [value, locale] of [['en', 'en'], ['ge', 'ka']] as const) {
  test(`who corrects a registration reads a sentence, and the page shows what is stored now (${value})`, async ({ page, unlimitedSite: site }) => {
    const { FieldNames, OwnRegistrationForm } = MESSAGES[locale]
    const email = `correction-${value}-${Date.now()}@example.com`
    await post(`${site.url}/api/registrations?lang=${value}`, registrationBody(email, 'summit-2027'))
    await page.goto(`${site.url}${linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration')}`)

    const main = page.getByRole('main')
    await main.locator('summary').filter({ hasText: OwnRegistrationForm.title }).click()
    await main.getByLabel(FieldNames.fullName).fill('ნინო Corrected')
    await main.getByRole('button', { name: OwnRegistrationForm.save, exact: true }).click()
    const confirmation = main.getByRole('status').filter({ hasText: OwnRegistrationForm.saved })
    await expect(confirmation).toBeFocused()
    await expect(confirmation).toHaveText(`${OwnRegistrationForm.saved}${OwnRegistrationForm.savedText}`)
    await expect(main.getByRole('definition').filter({ hasText: 'ნინო Corrected' })).toBeVisible()
    await expect(main).not.toContainText('"fullName"')
  })
}
