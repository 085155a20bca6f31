import type { Locator } from '@playwright/test'
import { expect, MESSAGES, test } from '../support/test'

const { Header, LoginPage } = MESSAGES.en

test('in forced colours buttons, cards and what is chosen can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const colour = (locator: Locator, property: 'backgroundColor' | 'borderTopColor') => locator.evaluate((element, name) => getComputedStyle(element)[name], property)
  await page.goto('/event/summit-2027/agenda')
  const days = page.getByRole('tab')
  expect(await colour(days.and(page.locator('[aria-selected="true"]')), 'backgroundColor')).not.toBe(await colour(days.and(page.locator('[aria-selected="false"]')).first(), 'backgroundColor'))
  const ground = await colour(page.locator('body'), 'backgroundColor')
  expect(await colour(page.getByRole('listitem').filter({ hasText: 'Two openings' }).last(), 'borderTopColor')).not.toBe(ground)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  expect(await colour(page.getByRole('button', { name: LoginPage.submit }), 'borderTopColor')).not.toBe(ground)
  expect(await colour(page.getByRole('button', { name: Header.openMenu }).locator('span').first(), 'borderTopColor')).not.toBe(ground)
})
