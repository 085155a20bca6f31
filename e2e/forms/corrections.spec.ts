import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import type { Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

/** Registers somebody, in a language. @returns the personal link of the email */
async function registered(site: Site, name: string, lang: 'en' | 'ge'): Promise<string> {
  const email = `${name}-${Date.now()}@example.com`
  await post(`${site.url}/api/registrations?lang=${lang}`, registrationBody(email, 'summit-2027'))
  return `${site.url}${linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration')}`
}

test('who corrects a registration reads a sentence, and the page shows what is stored now', async ({ page, ownSite: site }) => {
  const { FieldNames, OwnRegistrationForm } = MESSAGES.ka
  await page.goto(await registered(site, 'correction', 'ge'))

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

test.describe('without a network', () => {
  // Chromium writes a line of its own for each request that fails.
  test.use({ expectedComplaint: /status of (404|503)|net::ERR_INTERNET_DISCONNECTED/ })

  test('whoever cancels a registration keeps the page, and reads that nothing has changed', async ({ page, context, ownSite: site }) => {
    const { ActionForm, OwnRegistrationActs, OwnRegistrationState } = MESSAGES.en
    await page.goto(await registered(site, 'cut-off', 'en'))
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
    await expect(main.getByRole('status').filter({ hasText: MESSAGES.en.Form.sending })).toBeVisible()
    release()
    await expect(main.getByRole('heading', { name: OwnRegistrationState.withdrawn })).toBeVisible()
  })
})
