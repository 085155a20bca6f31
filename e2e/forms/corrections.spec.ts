import type { Page } from '@playwright/test'
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

test.describe('in two windows', () => {
  // Chromium writes a line of its own for each request that is refused.
  test.use({ expectedComplaint: /status of (404|412)/ })

  test('the second save of what both opened is refused, and leads to what is stored now', async ({ page, context, ownSite: site }) => {
    const { ApiErrors, FieldNames, OwnRegistrationForm } = MESSAGES.ka
    const address = await registered(site, 'two-windows', 'ge')
    const other = await context.newPage()
    const open = async (window: Page) => {
      await window.goto(address)
      await window.getByRole('main').locator('summary').filter({ hasText: OwnRegistrationForm.title }).click()
    }
    const name = (window: Page) => window.getByRole('main').getByLabel(FieldNames.fullName)
    const save = (window: Page) => window.getByRole('main').getByRole('button', { name: OwnRegistrationForm.save, exact: true }).click()
    for (const window of [page, other]) await open(window)

    await name(other).fill('ნინო First')
    await save(other)
    await expect(other.getByRole('main').getByRole('definition').filter({ hasText: 'ნინო First' })).toBeVisible()
    await name(page).fill('ნინო Second')
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: ApiErrors.changedMeanwhile })).toBeFocused()
    await expect(name(page)).toHaveValue('ნინო Second')
    // What is put back is as old as it was.
    await page.reload()
    await expect(name(page)).toHaveValue('ნინო Second')
    await save(page)
    const present = page.getByRole('link', { name: OwnRegistrationForm.present })
    await present.click()
    await expect(present).toBeHidden()
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: 'ნინო First' })).toBeVisible()
    await page.getByRole('main').locator('summary').filter({ hasText: OwnRegistrationForm.title }).click()
    await expect(name(page)).toHaveValue('ნინო First')
    await name(page).fill('ნინო Third')
    await save(page)
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: 'ნინო Third' })).toBeVisible()
  })
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
