import { Cms } from '../support/cms'
import { expect, MESSAGES, test } from '../support/test'

test.describe.configure({ mode: 'serial' })

/** What the tests below go on with. */
const summit = { event: '', day: '', speaker: '', identifier: 'summit-of-staff' }

const published = { _status: 'published' }

test('staff prepare a summit in both languages as a draft, and preview it; nobody else sees it until it is published', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const create = async (collection: string, en: object, ka: object) => {
    const { doc } = await cms.send('POST', `${collection}?locale=en`, en)
    await cms.send('PATCH', `${collection}/${doc.id}?locale=ka${'_status' in en ? '' : '&draft=true'}`, { ...ka, ...('_status' in en && published) })
    return doc.id
  }
  summit.event = await create(
    'events',
    { identifier: summit.identifier, title: 'Summit of Staff', isFeatured: true, startsAt: '2028-05-10T06:00:00Z', endsAt: '2028-05-11T15:00:00Z' },
    { title: 'თანამშრომელთა სამიტი' },
  )
  const { event } = summit
  summit.speaker = await create('speakers', { identifier: 'staff-speaker', fullName: 'Ana Staff', events: [event], ...published }, { fullName: 'ანა სტაფი' })
  summit.day = await create('session-days', { event, date: '2028-05-10', title: 'First day', ...published }, { title: 'პირველი დღე' })
  const session = { event, sessionDay: summit.day, speakers: [summit.speaker], startsAt: '2028-05-10T07:00:00Z', title: 'Opening talk' }
  await create('sessions', { ...session, ...published }, { title: 'გახსნა' })
  await create('lineups', { event, title: 'Choir of staff', group: 'Evening', ...published }, { title: 'გუნდი', group: 'საღამო' })
  await create('partners', { events: [event], name: 'First partner', ...published }, { name: 'პირველი პარტნიორი' })
  await create('partners', { events: [event], name: 'Second partner', ...published }, { name: 'მეორე პარტნიორი' })

  const page = `${ownSite.url}/event/${summit.identifier}`
  const staff = `token=${cms.token}`
  const start = await fetch(`${ownSite.url}/cms/preview/events/${event}?lang=ge`, { headers: { cookie: staff }, redirect: 'manual' })
  expect([start.status, start.headers.get('location')]).toEqual([307, `/event/${summit.identifier}?lang=ge`])
  const draftCookie = start.headers.getSetCookie().findLast((cookie) => cookie.startsWith('__prerender_bypass=')) ?? ''
  expect(draftCookie).toMatch(/Max-Age=3600/i)
  const draft = draftCookie.split(';')[0] ?? ''
  const read = async (cookie: string, lang: string, url = page) => {
    const answer = await fetch(`${url}?lang=${lang}`, { headers: { cookie } })
    return { status: answer.status, cache: answer.headers.get('cache-control') ?? '', text: await answer.text() }
  }
  const [en, ka] = [await read(`${staff}; ${draft}`, 'en'), await read(`${staff}; ${draft}`, 'ge')]
  expect([en.status, ka.status]).toEqual([200, 200])
  expect(en.cache).toContain('no-store')
  for (const words of ['Summit of Staff', 'Ana Staff', 'Choir of staff', 'First partner', MESSAGES.en.PreviewBar.text]) expect(en.text).toContain(words)
  for (const words of ['თანამშრომელთა სამიტი', 'ანა სტაფი', MESSAGES.ka.PreviewBar.text]) expect(ka.text).toContain(words)
  expect((await read(`${staff}; ${draft}`, 'en', `${page}/agenda`)).text).toContain('Opening talk')
  expect((await read(`${staff}; ${draft}`, 'en', ownSite.url)).text).toContain('Summit of Staff')

  for (const cookie of ['', draft, staff, `${staff}; __prerender_bypass=guess`, `token=guess; ${draft}`]) {
    expect((await read(cookie, 'en')).status, cookie).toBe(404)
    expect((await read(cookie, 'en', ownSite.url)).text).not.toContain('Summit of Staff')
  }
  expect((await fetch(`${ownSite.url}/api/events?draft=true`)).status).toBe(401)
  const stranger = await fetch(`${ownSite.url}/cms/preview/events/${event}`, { redirect: 'manual' })
  expect(stranger.headers.get('location')).toBe(`/login?next=${encodeURIComponent(`/cms/preview/events/${event}`)}`)

  await cms.publish('events', event, {})
  const shown = await read('', 'ge')
  expect(shown.status).toBe(200)
  expect(shown.text).not.toContain(MESSAGES.ka.PreviewBar.leave)
})

test('a draft of what is published shows in the preview of the pages it stands on, and only there', async ({ ownSite, context, page }) => {
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('partners', 'name', 'First partner')
  await cms.send('PATCH', `partners/${key}?locale=en&draft=true`, { name: 'Partner to be', _status: 'draft' })
  await cms.send('POST', 'globals/home?locale=en&draft=true', { hero: { title: 'A heading to be' }, _status: 'draft' })
  expect(await (await fetch(`${ownSite.url}/?lang=en`)).text()).not.toMatch(/to be</)
  await context.addCookies([{ name: 'token', value: cms.token, url: ownSite.url, httpOnly: true }])
  await page.goto(`${ownSite.url}/cms/preview/partners/${key}?lang=en`)
  await expect(page.getByRole('heading', { name: 'A heading to be' })).toBeVisible()
  await expect(page.getByText('Partner to be').or(page.getByRole('img', { name: 'Partner to be' })).first()).toBeAttached()
  await page.goto(`${ownSite.url}/cms/preview/partners/${key}?lang=ge`)
  await page.getByRole('complementary', { name: MESSAGES.ka.PreviewBar.label }).getByRole('link').click()
  await expect(page.getByRole('complementary', { name: MESSAGES.en.PreviewBar.label })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'A heading to be' })).toHaveCount(0)
})

test('an address that changes leads on, with a 308, as do calendars and pictures by the old one', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const ask = async (path: string) => {
    const answer = await fetch(`${ownSite.url}${path}`, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  // What is kept of it is not shown again.
  expect(await ask('/event/summit-of-staff/agenda')).toEqual([200, null])
  await cms.publish('events', summit.event, { identifier: 'staff-summit' })
  await cms.publish('speakers', summit.speaker, { identifier: 'ana-staff' })
  expect(await ask('/event/summit-of-staff/agenda')).toEqual([308, '/event/staff-summit/agenda'])
  expect(await ask('/event/summit-of-staff/agenda?day=2028-05-18&stage=Hall')).toEqual([308, '/event/staff-summit/agenda?day=2028-05-18&stage=Hall'])
  expect(await ask('/event/summit-of-staff/speaker/staff-speaker?lang=ge')).toEqual([308, '/event/staff-summit/speaker/ana-staff?lang=ge'])
  expect((await ask('/event/staff-summit'))[0]).toBe(200)
  expect((await ask('/event/summit-of-staff/speaker/nobody'))[0]).toBe(404)
  // Whoever has subscribed to a calendar goes on getting it by the address they have.
  const calendar = await fetch(`${ownSite.url}/calendar/agenda/summit-of-staff.ics`)
  expect([calendar.status, (await calendar.text()).includes('Opening talk')]).toEqual([200, true])
  // Links that were shared go on showing their picture.
  const image = await fetch(`${ownSite.url}/share/en/speaker/staff-speaker/summit-of-staff/0123456789ab.jpg`)
  expect([image.status, image.headers.get('content-type'), image.redirected]).toEqual([200, 'image/jpeg', true])
})

test('staff see what has no Georgian yet, and who changed what', async ({ ownSite, context, page }) => {
  const cms = await Cms.signIn(ownSite)
  await context.addCookies([{ name: 'token', value: cms.token, url: ownSite.url, httpOnly: true }])
  await page.goto(`${ownSite.url}/admin/missing-translations`)
  await expect(page.getByRole('heading', { name: 'Missing in Georgian', level: 2 })).toBeVisible()
  const row = page.getByRole('row', { name: /Miguel Santos/ })
  await expect(row).toContainText('About the person')
  await expect(row.getByRole('link')).toHaveAttribute('href', /\/admin\/collections\/speakers\/.*locale=ka/)
  const { docs } = await cms.send<{ docs: Record<string, string>[] }>('GET', `audit-log?where[document][equals]=${summit.event}&limit=0&sort=createdAt`)
  expect(docs.map(({ action }) => action)).toEqual(['created', 'savedDraft', 'published', 'published'])
  expect(docs.at(-1)).toMatchObject({ by: 'admin@leadx.example', entity: 'events', title: 'Summit of Staff', changedFields: 'identifier', language: 'en' })
  await expect(cms.send('POST', 'audit-log', { by: 'x', action: 'changed', entity: 'events' })).rejects.toThrow(/403/)
  await expect(cms.send('DELETE', `audit-log/${docs[0]?.id}`)).rejects.toThrow(/403/)
  expect((await fetch(`${ownSite.url}/cms/api/audit-log`)).status).toBe(403)
  expect(await (await fetch(`${ownSite.url}/admin/missing-translations`)).text()).not.toContain('Miguel Santos')
})

test('an older version is restored as a draft, and stands on the site once it is published', async ({ ownSite, context, page }) => {
  const cms = await Cms.signIn(ownSite)
  for (const summary of ['The first words.', 'Words that nobody wanted.']) await cms.publish('events', summit.event, { summary })
  const shown = async () => (await fetch(`${ownSite.url}/event/staff-summit`)).text()
  expect(await shown()).toContain('Words that nobody wanted.')
  const query = `where[parent][equals]=${summit.event}&locale=en&depth=0&limit=0`
  const { docs } = await cms.send<{ docs: { id: string; version: { summary?: string } }[] }>('GET', `events/versions?${query}`)
  const older = docs.find(({ version }) => version.summary === 'The first words.')
  await context.addCookies([{ name: 'token', value: cms.token, url: ownSite.url, httpOnly: true }])
  await page.goto(`${ownSite.url}/admin/collections/events/${summit.event}/versions/${older?.id}?locale=en`)
  await page.getByRole('button', { name: 'Restore as draft', exact: true }).click()
  await expect(page.getByText('Visitors go on seeing what is published')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Restored as a draft.')).toBeVisible()
  expect(await shown()).toContain('Words that nobody wanted.')
  await page.goto(`${ownSite.url}/admin/collections/events?locale=en&search=${encodeURIComponent('Summit of Staff')}`)
  await expect(page.getByRole('row', { name: 'Summit of Staff' })).toContainText('Published, with a newer draft')
  await cms.send('PATCH', `events/${summit.event}?locale=en`, { _status: 'published' })
  expect(await shown()).toContain('The first words.')
  expect(await shown()).not.toContain('Words that nobody wanted.')
  const changes = await cms.send<{ docs: { action: string }[] }>('GET', `audit-log?where[document][equals]=${summit.event}&limit=1&sort=-createdAt`)
  expect(changes.docs[0]?.action).toBe('published')
})
