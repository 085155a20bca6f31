import { linkIn, mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'
import { post, registrationBody } from '../support/visitor'

for (const [value, locale] of [['en', 'en'], ['ge', 'ka']] as const) {
  test(`who corrects a registration reads a sentence, and the page shows what is stored now (${value})`, async ({ page, ownSite: site }) => {
    const { FieldNames, OwnRegistrationForm } = MESSAGES[locale]
    const email = `correction-${value}-${Date.now()}@example.com`
    await post(`${site.url}/api/registrations?lang=${value}`, registrationBody(email, 'summit-2027'))
    await page.goto(`${site.url}${linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration')}`)

    const main = page.getByRole('main')
    await main.locator('summary').filter({ hasText: OwnRegistrationForm.title }).click()
    await main.getByLabel(FieldNames.fullName).fill('ნინო Corrected')
    await page.reload()
    await expect(main.getByLabel(FieldNames.fullName)).toHaveValue('ნინო Corrected')
    await expect(main.getByLabel(FieldNames.fullName)).toBeVisible()
    await main.getByRole('button', { name: OwnRegistrationForm.save, exact: true }).click()
    const confirmation = main.getByRole('status').filter({ hasText: OwnRegistrationForm.saved })
    await expect(confirmation).toBeFocused()
    await expect(confirmation).toHaveText(`${OwnRegistrationForm.saved}${OwnRegistrationForm.savedText}`)
    await expect(main.getByRole('definition').filter({ hasText: 'ნინო Corrected' })).toBeVisible()
    await expect(main).not.toContainText('"fullName"')
  })
}

test.describe('without a network', () => {
  // Chromium writes a line of its own for each request that fails.
  test.use({ expectedComplaint: /status of (404|503)|net::ERR_INTERNET_DISCONNECTED/ })

  for (const [value, locale] of [['en', 'en'], ['ge', 'ka']] as const) {
    test(`whoever cancels a registration keeps the page, and reads that nothing has changed (${value})`, async ({ page, context, ownSite: site }) => {
      const { ActionForm, OwnRegistrationActs, OwnRegistrationState } = MESSAGES[locale]
      const email = `cut-off-${value}-${Date.now()}@example.com`
      await post(`${site.url}/api/registrations?lang=${value}`, registrationBody(email, 'summit-2027'))
      await page.goto(`${site.url}${linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration')}`)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      const main = page.getByRole('main')
      await main.locator('summary').filter({ hasText: OwnRegistrationActs.withdraw }).click()
      const cancel = main.getByRole('button', { name: OwnRegistrationActs.withdrawNow })
      await cancel.click()
      await expect(main.getByRole('alert')).toHaveText(ActionForm.offline)
      await context.setOffline(false)
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/csrf', async (route) => {
        await held
        await route.continue()
      })
      await cancel.click()
      await expect(main.getByRole('status').filter({ hasText: MESSAGES[locale].Form.sending })).toBeVisible()
      release()
      await expect(main.getByRole('heading', { name: OwnRegistrationState.withdrawn })).toBeVisible()
    })
  }
})
