import { Cms } from '../support/cms'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo, mailsTo } from '../support/mailbox'
import type { Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

const NAME = 'Nino Kvirikashvili'
const PAST = { startsAt: '2026-05-18T06:00:00Z', endsAt: '2026-05-19T06:00:00Z' }

/** Somebody who came to an event that is over. @returns the personal link to that registration */
async function pastGuest(site: Site) {
  const cms = await Cms.signIn(site)
  const name = 'came-before'
  const event = { identifier: name, title: name, startsAt: '2028-05-18T06:00:00Z', isRegistrationActive: true, _status: 'published' }
  const { doc } = await cms.send('POST', 'events?locale=en', event)
  const email = `${name}@example.com`
  const answer = await post(`${site.url}/api/registrations?lang=ge`, registrationBody(email, name, { answers: {} }))
  expect(answer.status, await answer.text()).toBe(201)
  const { pathname } = new URL(linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration/'), site.url)
  await cms.publish('events', doc.id, PAST)
  return { email, link: `${site.url}${pathname}?lang=ge` }
}

test('without JavaScript the link of an earlier registration registers for the next event with one tap', async ({ browser, ownSite: site }) => {
  const { ApiErrors, RegisterAgain, ThankYou, TicketCard } = MESSAGES.ka
  const { email, link } = await pastGuest(site)
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(link)
  const again = page.getByRole('region', { name: RegisterAgain.title })
  await expect(again.getByRole('textbox')).toHaveCount(0)
  await again.getByRole('button', { name: RegisterAgain.submit.replace('{name}', NAME) }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(ThankYou.registrationTitle)
  await expect(main.getByRole('article')).toContainText(NAME)
  await expect(main.getByRole('article').getByRole('img', { name: TicketCard.qrCode })).toBeVisible()
  await expect.poll(async () => (await mailsTo(site.dataDir, email)).length).toBe(2)

  await page.goto(link)
  await again.getByRole('button', { name: RegisterAgain.submit.replace('{name}', NAME) }).click()
  await expect(main.getByRole('alert')).toHaveText(ApiErrors.alreadyRegistered)
  await expect(main.getByRole('alert')).toBeInViewport()
  await expect(again).toBeVisible()
  await page.close()
})
