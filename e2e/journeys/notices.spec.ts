import type { Page } from '@playwright/test'
import { TOAST_DURATION } from '../../lib/site/constants'
import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { Offline, ShareControl } = MESSAGES.en

for (const { path, width, height } of [
  { path: '/login', width: 1024, height: 768 },
  { path: '/event/summit-2027', width: 768, height: 1024 },
  { path: '/event/summit-2027/register-for-public-square', width: 1440, height: 900 },
]) {
  test(`the cookie notice comes up over no button, no field and no navigation of ${path} at ${width}, and goes by its button`, async ({ page }) => {
    const { Frame } = MESSAGES.ka
    await page.setViewportSize({ width, height })
    await openHydrated(page, `${path}?lang=ge`)
    const notice = page.getByRole('complementary', { name: Frame.cookieNotice, includeHidden: true })
    const covered = await notice.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const isUnder = (control: Element) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return control.checkVisibility() && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      }
      const controls = [...document.querySelectorAll(':is(main, footer) :is(button, input, select, textarea, a:not(li a), nav a)')]
      return element.checkVisibility({ visibilityProperty: true }) ? controls.filter(isUnder).map(({ outerHTML }) => outerHTML) : []
    })
    expect(covered).toEqual([])
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400)
        return notice.isVisible()
      })
      .toBe(true)
    await notice.getByRole('button', { name: Frame.cookieConfirm }).click()
    await expect(notice).toBeHidden()
  })
}

test('a message stays three seconds, the notice that the connection is gone until it is back', async ({ page }) => {
  const message = page.getByText(ShareControl.copied)
  const notice = page.getByText(Offline.stale)
  await page.context().grantPermissions(['clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openHydrated(page, '/participant/giorgi-zarnadze')
  await setOnline(page, false)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: ShareControl.share }).click()
  await expect(message).toBeVisible()
  const shownAt = Date.now()
  await page.mouse.move(0, 0)
  await expect(message).toBeHidden()
  expect(Date.now() - shownAt).toBeGreaterThan(TOAST_DURATION - 500)
  expect(Date.now() - shownAt).toBeLessThan(TOAST_DURATION + 3000)
  await expect(notice).toBeVisible()
  await setOnline(page, true)
  await expect(notice).toBeHidden()
})

/** The page alone is told: what it shows for the first time still has to be loaded. */
async function setOnline(page: Page, isOnline: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true })
    window.dispatchEvent(new Event(value ? 'online' : 'offline'))
  }, isOnline)
}
