import { Cms } from '../support/cms'
import { addressesOf, outboxOf } from '../support/mailbox'
import { startSite } from '../support/server'
import { expect, test } from '../support/test'
import { post, registrationBody } from '../support/visitor'

test('a server that is killed among three hundred posts keeps all it acknowledged, and owes no letter', async () => {
  const settings = { RATE_LIMIT: 'off' }
  const site = await startSite({ copyOf: process.env.TEMPLATE_DATA, settings })
  const acknowledged: string[] = []
  const posts = Array.from({ length: 300 }, async (_, index) => {
    const email = `guest-${index}@example.com`
    const answer = await post(`${site.url}/api/registrations`, registrationBody(email, 'summit-2027')).catch(() => null)
    // In the middle of it all: some are stored, some are being stored, some wait.
    if (answer?.ok && acknowledged.push(email) === 40) site.kill()
  })
  await Promise.all(posts)
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)
  expect(acknowledged.length).toBeLessThan(300)

  const again = await startSite({ dataDir: site.dataDir, settings })
  const { docs } = await (await Cms.signIn(again)).send<{ docs: { email: string }[] }>('GET', 'registrations?pagination=false&depth=0')
  const stored = docs.map(({ email }) => email)
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  await expect(async () => {
    const written = (await outboxOf(again.dataDir)).flatMap(addressesOf)
    expect(written.sort()).toEqual([...stored].sort())
  }).toPass({ timeout: 60_000 })
  await again.stop()
})
