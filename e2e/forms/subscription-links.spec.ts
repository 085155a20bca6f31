import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'
import { post } from '../support/visitor'

test('without scripts, a second press on the button that confirms a subscription does not end it', async ({ browser, ownSite: site }) => {
  const { OwnSubscriptionState } = MESSAGES.ka
  const email = 'twice@confirmed.example'
  expect((await post(`${site.url}/api/subscriptions?lang=ge`, { email, fullName: 'Nino Beridze', subject: 'News' })).status).toBe(201)
  const { pathname } = new URL(linkIn(await mailTo(site.dataDir, email, '/subscription/'), '/subscription/'), site.url)
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(`${site.url}${pathname}?lang=ge`)
  const pressed = await page.getByRole('button', { name: OwnSubscriptionState.confirm }).boundingBox()
  const [x, y] = pressed ? [pressed.x + pressed.width / 2, pressed.y + pressed.height / 2] : [0, 0]
  await page.mouse.click(x, y)
  await expect(page.getByRole('heading', { level: 1, name: OwnSubscriptionState.confirmed })).toBeVisible()
  await page.mouse.click(x, y)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: OwnSubscriptionState.confirmed })).toBeVisible()
  await page.close()
})
