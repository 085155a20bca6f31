import { TEMPLATES } from '../support/pages'
import { ZONE } from '../support/engines/engine'
import { test } from '../support/engines/visitor'
import { expect, MESSAGES } from '../support/test'

const { AcceleratorForm, Carousel, Header, RegistrationForm, SessionCard, Testimonials, ThankYou, ZoneSwitch } = MESSAGES.en
const EVENT = '/event/summit-2027'
const AGENDA = `${EVENT}/agenda`
/** In Georgian, whose dates an engine may write in words of its own. */
const inGeorgian = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=ge`

const datesOf = () => [...document.querySelectorAll('main time')].map((time) => (time.textContent ?? '').replace(/\s+/g, ' '))

test.describe.configure({ mode: 'default' })
test.use({ timezoneId: ZONE, viewport: { width: 1280, height: 900 } })

test('every template opens without an error, fits, and writes its dates as Chromium does', async ({ visitor, page }) => {
  const addresses = [...TEMPLATES].flatMap((path) => (path.startsWith(EVENT) ? [path, inGeorgian(path)] : [inGeorgian(path)]))
  for (const path of addresses) {
    await test.step(path, async () => {
      // A window that grows: WebKit measures some headings anew only at the next change of style when one shrinks.
      await visitor.engine.resize(390, 900)
      await visitor.open(path)
      const dates = await visitor.engine.run(datesOf)
      await page.goto(`${visitor.line.url}${path}`)
      expect.soft(dates, path).toEqual(await page.evaluate(datesOf))
      for (const width of [390, 1280]) {
        await visitor.engine.resize(width, 900)
        await expect.soft.poll(() => visitor.engine.run(() => document.documentElement.scrollWidth - innerWidth), { message: `${path} at ${width}` }).toBeLessThanOrEqual(0)
      }
      expect.soft(visitor.line.complaints.splice(0), path).toEqual([])
    })
  }
})

test('a registration leads to its ticket', async ({ visitor }) => {
  await visitor.open(`${EVENT}/register-for-public-square?lang=en`)
  await visitor.fill({ fullName: 'Nino Beridze', email: 'not an address' })
  await visitor.click({ role: 'button', name: RegistrationForm.submit })
  await visitor.expect(() => document.querySelector('main [name="email"]')?.getAttribute('aria-invalid') === 'true')
  await visitor.engine.run(() => document.querySelector<HTMLInputElement>('main [name="email"]')?.select())
  await visitor.engine.type('nino@engines.example')
  await visitor.click('main [name="consent"]')
  await visitor.click({ role: 'button', name: RegistrationForm.submit })
  await visitor.expectText(ThankYou.registrationTitle)
  await visitor.expect((name) => document.querySelector(`main article [role="img"][aria-label="${name}"]`) !== null, MESSAGES.en.TicketCard.qrCode)
})

test('an application with a date goes part by part', async ({ visitor }) => {
  await visitor.open(`${EVENT}/apply-now?lang=en`)
  await visitor.fill({ fullName: 'Nino Beridze', email: 'nino@engines.example', phone: '+995555123456' })
  await visitor.engine.run(() => {
    const country = document.querySelector<HTMLSelectElement>('main [name="country"]')
    if (country) country.value = 'GE'
    country?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  for (const [name, text] of Object.entries({ day: '13', month: '5', year: '1990' })) {
    await visitor.click(`main [autocomplete$="bday-${name}"]`)
    await visitor.engine.type(text)
  }
  await visitor.click({ role: 'button', name: AcceleratorForm.next.replace('{title}', AcceleratorForm.project) })
  await visitor.fill({ projectName: 'The long thread' })
  await visitor.click('main [name="projectStage"][value="prototype"]')
  await visitor.click({ role: 'button', name: AcceleratorForm.next.replace('{title}', AcceleratorForm.why) })
  await visitor.fill({ motivation: 'To learn.' })
  await visitor.click({ role: 'button', name: AcceleratorForm.next.replace('{title}', AcceleratorForm.check) })
  await visitor.expectText('13 May 1990')
  await visitor.click('main [name="consent"]')
  await visitor.click({ role: 'button', name: AcceleratorForm.submit })
  await visitor.expectText(ThankYou.applicationTitle)
})

test('menu, language switch and carousel work', async ({ visitor }) => {
  await visitor.open('/?lang=en')
  const carousel = `[aria-roledescription="carousel"][aria-label="${Testimonials.title}"]`
  const edge = (selector: string) => document.querySelector(`${selector} [aria-roledescription="slide"]`)?.getBoundingClientRect().left
  // It begins when somebody comes near.
  await visitor.engine.run((selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }), carousel)
  const before = await visitor.engine.run(edge, carousel)
  await visitor.click(`${carousel} button[aria-label="${Carousel.next}"]`)
  await expect.poll(() => visitor.engine.run(edge, carousel)).not.toBe(before)
  await visitor.click({ role: 'link', name: 'ქართული' })
  await visitor.expect(() => document.documentElement.lang === 'ka' && document.cookie.includes('local-lang=ge'))
  await visitor.click({ role: 'link', name: 'English' })
  await visitor.expect(() => document.documentElement.lang === 'en')
  await visitor.expectHydrated()
  await visitor.engine.resize(390, 844)
  await visitor.click({ role: 'button', name: Header.openMenu })
  await visitor.expect(() => document.activeElement?.closest('[role="dialog"], dialog, [popover]') !== null)
  await visitor.click({ role: 'link', name: Header.media })
  await visitor.expectAddress(/\/media$/)
})

test('a session is starred, and the agenda speaks of one’s own time', async ({ visitor }) => {
  await visitor.open(`${AGENDA}?lang=en`)
  const star = SessionCard.star.replace('{title}', 'Giving a note')
  await visitor.click({ role: 'button', name: star })
  await visitor.click({ role: 'button', name: ZoneSwitch.own })
  await visitor.expectText('02:30')
  await visitor.click('[role="tab"][href$="#my-plan"]')
  await visitor.expect(() => [...document.querySelectorAll('[role="tabpanel"] a')].some((link) => link.checkVisibility() && link.textContent === 'Giving a note'))
})

test('an event that was opened once works without the site, by what its service worker stored alone', async ({ visitor }) => {
  await visitor.open(`${EVENT}?lang=en`)
  const storedCopies = async () => {
    const index = (await (await caches.match('/offline/index'))?.json()) as { copies: { key: string; cache: string }[] } | undefined
    return index?.copies.filter(({ cache }) => cache).map(({ key }) => key) ?? []
  }
  await expect.poll(() => visitor.engine.run(storedCopies), { timeout: 600_000 }).toEqual(expect.arrayContaining(['summit-2027', '/offline']))
  visitor.line.state = 'down'
  await visitor.open(AGENDA)
  const star = SessionCard.star.replace('{title}', 'No questions agreed beforehand')
  await visitor.click({ role: 'button', name: star })
  await visitor.expect((name) => document.querySelector(`button[aria-label="${name}"]`)?.getAttribute('aria-pressed') === 'true', star)
  await visitor.click({ role: 'button', name: ZoneSwitch.own })
  await visitor.expectText('02:30')
  await visitor.open('/offline')
  await visitor.expect(() => [...document.querySelectorAll('main a')].some((link) => link.textContent?.includes('Summit 2027')))
})
