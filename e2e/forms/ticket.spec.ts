import jsQR from 'jsqr'
import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { readTicketText } from '@/lib/site/tickets/ticket-text'
import { markupFaults } from '../support/markup-faults'
import { expect, MESSAGES, test } from '../support/test'

/** Where a search engine leads. */
const FOUND = '/event/summit-2027'
const { AddToCalendar, EventOffers, FieldNames, StoreTicket, OwnRegistrationState, RegistrationForm, ThankYou, TicketCard } = MESSAGES.en

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const formOf = (page: Page) => page.getByRole('main').getByRole('form', { name: RegistrationForm.label })
const uniqueEmail = () => `${Date.now().toString(36)}@mail.ge`

async function expectTicket(page: Page) {
  const ticket = page.getByRole('article')
  const code = ticket.getByRole('img', { name: TicketCard.qrCode })
  await expect(code).toBeVisible()
  const { data, info } = await sharp(await code.screenshot()).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const text = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
  expect(readTicketText(text)).toMatchObject({ version: 1 })
  return text
}

test('by hand, a registration on a phone takes at most 34 keys and 6 taps from a search result on, and the ticket outlives a reload', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(FOUND)
  await page.getByRole('main').getByRole('link', { name: EventOffers.register, exact: true }).first().tap()
  const form = formOf(page)
  await expect(form.locator('input[autocomplete="name"], input[autocomplete="email"][inputmode="email"]')).toHaveCount(2)
  let keys = 0
  let taps = 1
  const type = async (label: string, text: string) => {
    await form.getByLabel(label).tap()
    taps += 1
    await page.keyboard.type(text)
    keys += text.length
  }
  await type(FieldNames.fullName, 'Nino Beridze')
  await expect(page.getByRole('main').getByText('Nino Beridze', { exact: true })).toBeAttached()
  await type(FieldNames.email, uniqueEmail())
  await form.getByRole('checkbox').last().tap()
  await form.getByRole('button', { name: RegistrationForm.submit }).tap()
  taps += 2
  expect(keys).toBeLessThanOrEqual(34)
  expect(taps).toBeLessThanOrEqual(6)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ThankYou.registrationTitle)
  const text = await expectTicket(page)
  expect(await markupFaults(page)).toEqual([])
  await page.reload()
  expect(await expectTicket(page)).toBe(text)
  await page.goto(new URL(page.url()).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OwnRegistrationState.confirmed)
  expect(await expectTicket(page)).toBe(text)
  await expect(page.getByRole('link', { name: AddToCalendar.add })).toHaveAttribute('href', /^\/api\/ownRegistrations\/[\w-]+\/calendar\?lang=en$/)
  const keep = page.getByRole('button', { name: StoreTicket.store })
  await expect(keep).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(keep).toBeHidden()
  await expectTicket(page)
})
