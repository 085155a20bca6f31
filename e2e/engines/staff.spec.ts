import { Cms } from '../support/cms'
import { registrationBody } from '../../scripts/test/visitor'
import { test, type Visitor } from '../support/engines/visitor'
import { ADMIN } from '../support/server'
import { expect, MESSAGES } from '../support/test'
import { post } from '../support/visitor'
import { DAY } from '../../lib/site/text/durations'

const { CheckIn, LoginPage } = MESSAGES.en
const fromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const EVENT = { identifier: 'engines', title: 'Door of engines', isRegistrationActive: true, capacity: 5, startsAt: fromNow(1), endsAt: fromNow(2), _status: 'published' }

async function signIn(visitor: Visitor, next: string) {
  await visitor.open(`/login?next=${encodeURIComponent(next)}&lang=en`)
  await visitor.fill({ email: ADMIN.email, password: ADMIN.password })
  await visitor.click({ role: 'button', name: LoginPage.submit })
}

test.describe.configure({ mode: 'default' })

test('staff sign in and publish', async ({ visitor }) => {
  const cms = await Cms.signIn(visitor.site)
  const key = await cms.keyOf('speakers', 'identifier', 'nino-kapanadze')
  await signIn(visitor, `/admin/collections/speakers/${key}?locale=en`)
  await visitor.click('#field-role')
  await visitor.engine.run(() => document.querySelector<HTMLInputElement>('#field-role')?.select())
  await visitor.engine.type('Publisher of engines')
  await visitor.click({ role: 'button', name: 'Publish changes' })
  await expect.poll(async () => (await fetch(`${visitor.site.url}/speaker/nino-kapanadze`)).text()).toContain('Publisher of engines')
})

test('a door lets a guest in by a code, also without network', async ({ visitor }) => {
  const cms = await Cms.signIn(visitor.site)
  const { doc } = await cms.send('POST', 'events?locale=en', EVENT)
  for (const [name, fullName] of [['nino', 'Nino Beridze'], ['ana', 'Ana Wood']] as const) {
    expect((await post(`${visitor.site.url}/api/registrations`, registrationBody(`${name}@engines.example`, EVENT.identifier, { fullName, answers: {} }))).status).toBe(201)
  }
  const list = (await (await fetch(`${visitor.site.url}/api/checkIn/${doc.id}`, { headers: { token: cms.token } })).json()) as { items: { code: string; fullName: string }[] }
  const codeOf = (fullName: string) => list.items.find((guest) => guest.fullName === fullName)?.code.toLowerCase() ?? ''
  const scan = async (fullName: string) => {
    await visitor.click('[role="search"] input')
    await visitor.engine.type(codeOf(fullName))
    await visitor.engine.press('Enter')
    await visitor.expect((name, answer) => [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent?.includes(name) && textContent.includes(answer)), fullName, CheckIn.admitted)
  }

  await signIn(visitor, `/admin/check-in/${EVENT.identifier}`)
  // By its label: the sign-in before has fields too, and the field for codes is the first one here.
  await visitor.click({ role: 'label', name: CheckIn.deviceName })
  await visitor.engine.type('North')
  await visitor.expectText('North')
  await visitor.click({ role: 'button', name: CheckIn.prepare })
  await visitor.expectText(CheckIn.prepared)
  await scan('Nino Beridze')
  visitor.line.state = 'down'
  await scan('Ana Wood')
  visitor.line.state = 'up'
  const isHere = async () => {
    const { items } = (await (await fetch(`${visitor.site.url}/api/checkIn/${doc.id}`, { headers: { token: cms.token } })).json()) as { items: { checkedInAt: string | null }[] }
    return items.filter(({ checkedInAt }) => checkedInAt).length
  }
  await expect.poll(isHere).toBe(2)
})
