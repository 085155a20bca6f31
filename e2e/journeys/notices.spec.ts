import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

test('the cookie notice comes up over no button, no field and no navigation, and goes by its button', async ({ page }) => {
  const { Frame } = MESSAGES.ka
  for (const { path, width, height } of [
    { path: '/login', width: 1024, height: 768 },
    { path: '/event/summit-2027/register-for-public-square', width: 1440, height: 900 },
    { path: '/event/summit-2027', width: 768, height: 1024 },
  ]) {
    await page.setViewportSize({ width, height })
    await openHydrated(page, `${path}?lang=ge`)
    const covered = await page.getByRole('complementary', { name: Frame.cookieNotice, includeHidden: true }).evaluate((element) => {
      const box = element.getBoundingClientRect()
      const isUnder = (control: Element) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return control.checkVisibility() && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      }
      const controls = [...document.querySelectorAll(':is(main, footer) :is(button, input, select, textarea, a:not(li a), nav a)')]
      return element.checkVisibility({ visibilityProperty: true }) ? controls.filter(isUnder).map(({ outerHTML }) => outerHTML) : []
    })
    expect.soft(covered, `${path} at ${width}`).toEqual([])
  }
  const notice = page.getByRole('complementary', { name: Frame.cookieNotice, includeHidden: true })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400)
      return notice.isVisible()
    })
    .toBe(true)
  await notice.getByRole('button', { name: Frame.cookieConfirm }).click()
  await expect(notice).toBeHidden()
})
