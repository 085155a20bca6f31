import { expectReachableMenu } from '../support/enlarged'
import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { EventBadge, Header } = MESSAGES.en

test('the header leads to the general screens, and to those of an event on its pages', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: Header.navigation })
  await page.goto('/')
  await expect(navigation.getByRole('link', { name: Header.connect })).toHaveAttribute('href', '/connect')
  await expect(navigation.getByRole('link', { name: Header.faq })).toHaveCount(0)
  await navigation.getByText(Header.annualEvents).click()
  await expect(navigation.getByText(EventBadge.applicationsOpen).first()).toBeVisible()
  await expect(navigation.getByText(Header.past, { exact: true })).toBeVisible()
  await navigation.getByRole('link', { name: 'Leadx Accelerator 2027' }).click()
  await expect(page).toHaveURL('/event/accelerator-2027')
  await expect(navigation.getByRole('link', { name: Header.lineup })).toHaveAttribute(
    'href',
    '/event/accelerator-2027/agenda#lineup',
  )
  await expect(navigation.getByRole('link', { name: Header.participants })).toBeVisible()
  await openHydrated(page, '/event/summit-2026')
  await expect(navigation.getByRole('link', { name: Header.faq })).toBeVisible()
  await expect(navigation.getByRole('link', { name: Header.lineup })).toHaveCount(0)
  await navigation.getByText(Header.home, { exact: true }).first().click()
  await expect(navigation.getByText(Header.main, { exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: Header.about })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(navigation.getByRole('link', { name: Header.about })).toBeHidden()
  const label = navigation.getByText(Header.home, { exact: true }).first()
  await expect(label).toBeFocused()
  await label.click()
  await page.mouse.click(700, 600)
  await expect(navigation.getByRole('link', { name: Header.about })).toBeHidden()
  await label.click()
  await navigation.getByRole('group').first().getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(navigation.getByRole('link', { name: Header.about })).toBeHidden()
  await expect(label).not.toBeFocused()
})

test('the header is clear at the beginning of a page that has a picture there, and solid once that is left', async ({ page }) => {
  await openHydrated(page, '/')
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('with text twice as large the menu of a phone can be opened, and no page scrolls sideways, in Georgian', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/gali-jazz', '/event/summit-2027/register-for-public-square', '/connect']) await expectReachableMenu(page, `${path}?lang=ge`)
})

test('the mobile menu mirrors the header, and closes by its button, by Escape and by a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/event/summit-2027')
  const open = page.getByRole('button', { name: Header.openMenu })
  const menu = page.getByRole('navigation', { name: Header.navigation })
  await open.click()
  for (const name of [Header.explore, Header.lineup, Header.speakers, Header.participants, Header.faq, Header.galiJazz]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(menu.getByRole('link', { name: Header.registerForSummit })).toBeVisible()
  await menu.getByRole('button', { name: Header.closeMenu }).click()
  await expect(menu).toBeHidden()
  await open.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await open.click()
  await menu.getByRole('link', { name: Header.speakers, exact: true }).click()
  await expect(page).toHaveURL('/event/summit-2027/speakers')
  await expect(page.getByRole('button', { name: Header.closeMenu })).toBeHidden()
})
