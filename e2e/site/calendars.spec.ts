import ICAL from 'ical.js'
import { Cms } from '../support/cms'
import { expect, MESSAGES, test } from '../support/test'

test.describe.configure({ mode: 'serial' })

interface ApiSession {
  _id: string
  title: string
  startsAt: string
  endsAt: string | null
  stage: string
  speakers: { identifier: string }[]
}

async function sessionsOf(site: string, lang: string): Promise<ApiSession[]> {
  const answer = await fetch(`${site}/api/sessions?event=summit-2027&all=true&lang=${lang}`)
  return ((await answer.json()) as { items: ApiSession[] }).items
}

async function calendar(url: string) {
  const answer = await fetch(url)
  expect(answer.status, url).toBe(200)
  const text = await answer.text()
  const root = new ICAL.Component(ICAL.parse(text) as unknown[])
  const entries = root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      place: event.location,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      zone: event.startDate.zone.tzid,
      status: component.getFirstPropertyValue('status'),
      sequence: event.sequence,
    }
  })
  return { answer, text, root, entries }
}

const byUid = (entries: { uid: string }[]) => entries.map(({ uid }) => uid).sort()

for (const lang of ['en', 'ge']) {
  test(`the agenda as a feed holds what the API tells (${lang})`, async ({ ownSite }) => {
    const [sessions, { answer, root, entries, text }] = await Promise.all([
      sessionsOf(ownSite.url, lang),
      calendar(`${ownSite.url}/calendar/agenda/summit-2027.ics?lang=${lang}`),
    ])
    expect(sessions.length).toBeGreaterThan(20)
    expect(entries.map(({ title, start }) => ({ title, start }))).toEqual(sessions.map(({ title, startsAt }) => ({ title, start: new Date(startsAt).toISOString() })))
    for (const [index, { endsAt, stage }] of sessions.entries()) {
      if (endsAt) expect(entries[index]?.end).toBe(new Date(endsAt).toISOString())
      expect(entries[index]?.place).toContain(stage)
      expect(entries[index]).toMatchObject({ zone: 'Asia/Tbilisi', status: 'CONFIRMED' })
    }
    expect(root.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Asia/Tbilisi')
    expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="agenda-summit-2027.ics"')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(Date.parse(answer.headers.get('last-modified') ?? '')).not.toBeNaN()
  })
}

test('a session is the same entry alone, with its speaker, in a plan and in the agenda', async ({ ownSite }) => {
  const sessions = await sessionsOf(ownSite.url, 'en')
  const session = sessions.find(({ speakers }) => speakers.length > 0) ?? sessions[0]
  const identifier = session?.speakers[0]?.identifier ?? ''
  const others = sessions.filter(({ speakers }) => speakers.some((speaker) => speaker.identifier === identifier))
  const at = async (path: string) => (await calendar(`${ownSite.url}/calendar/${path}`)).entries
  const [alone] = await at(`session/${session?._id}.ics`)
  expect(alone).toMatchObject({ title: session?.title })
  expect(await at('agenda/summit-2027.ics')).toContainEqual(alone)
  expect(await at(`plan/summit-2027.ics?sessions=${session?._id},nope`)).toEqual([alone])
  const ofSpeaker = await at(`speaker/${identifier}.ics`)
  expect(ofSpeaker).toContainEqual(alone)
  expect(byUid(ofSpeaker)).toEqual(byUid(others.map(({ _id }) => ({ uid: `session-${_id}@localhost` }))))
  expect(byUid(await at('plan/summit-2027.ics?sessions='))).toEqual([])
})

test('a program that has the feed gets a 304 until something changes', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const [session] = await sessionsOf(ownSite.url, 'en')
  const url = `${ownSite.url}/calendar/agenda/summit-2027.ics`
  const before = await calendar(url)
  const tag = before.answer.headers.get('etag') ?? ''
  const ask = () => fetch(url, { headers: { 'If-None-Match': tag } })
  expect((await ask()).status).toBe(304)
  const startsAt = new Date(Date.parse(session?.startsAt ?? '') + 15 * 60_000).toISOString()
  const putBack = await cms.remember(`sessions/${session?._id}`, 'startsAt', 'title')
  await cms.publish('sessions', session?._id ?? '', { startsAt, title: 'Moved, by staff; twice' })
  const again = await ask()
  expect(again.status).toBe(200)
  expect(again.headers.get('etag')).not.toBe(tag)
  const { entries } = await calendar(url)
  const [was, is] = [before.entries, entries].map((list) => list.find(({ uid }) => uid === `session-${session?._id}@localhost`))
  expect(is).toMatchObject({ title: 'Moved, by staff; twice', start: startsAt, status: 'CONFIRMED' })
  expect(is?.sequence).toBeGreaterThan(was?.sequence ?? Infinity)
  // A change of one session is none of the others.
  const others = (list: typeof entries) => list.filter(({ uid }) => uid !== is?.uid)
  expect(others(entries)).toEqual(others(before.entries))
  await putBack()
})

test('a cancelled event is cancelled in every calendar, and can no longer be added', async ({ ownSite, page }) => {
  const cms = await Cms.signIn(ownSite)
  const paths = ['event/summit-2027.ics?lang=ge', 'agenda/summit-2027.ics']
  const before = await Promise.all(paths.map((path) => calendar(`${ownSite.url}/calendar/${path}`)))
  const key = await cms.keyOf('events', 'identifier', 'summit-2027')
  const { items } = (await (await fetch(`${ownSite.url}/api/events?identifier=summit-2027&lang=ge`)).json()) as {
    items: { fullTitle: string; title: string; startsAt: string; endsAt: string }[]
  }
  expect(before[0]?.entries).toMatchObject([
    { title: items[0]?.fullTitle || items[0]?.title, start: items[0]?.startsAt, end: items[0]?.endsAt, status: 'CONFIRMED' },
  ])
  const add = page.getByRole('button', { name: MESSAGES.en.AddToCalendar.add, exact: true })
  await page.goto(`${ownSite.url}/event/summit-2027?lang=en`)
  await expect(add).toBeVisible()
  await cms.publish('events', key, { status: 'cancelled' })
  const after = await Promise.all(paths.map((path) => calendar(`${ownSite.url}/calendar/${path}`)))
  for (const [index, { entries }] of after.entries()) {
    const former = before[index]?.entries ?? []
    expect(byUid(entries)).toEqual(byUid(former))
    expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
    for (const [place, { sequence }] of entries.entries()) expect(sequence).toBeGreaterThan(former[place]?.sequence ?? Infinity)
  }
  expect(after[0]?.entries[0]?.title).toContain(MESSAGES.ka.CalendarFile.cancelled.replace('{title}', ''))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(add).toHaveCount(0)
  await cms.publish('events', key, { status: 'scheduled' })
})

test('the feed of an event that lost its date is empty, so that programs forget the date, and it cannot be added', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('events', 'identifier', 'summit-2027')
  const putBack = await cms.remember(`events/${key}`, 'startsAt', 'endsAt')
  await cms.publish('events', key, { startsAt: null, endsAt: null })
  expect((await calendar(`${ownSite.url}/calendar/event/summit-2027.ics`)).entries).toEqual([])
  for (const target of ['google', 'outlook']) {
    expect((await fetch(`${ownSite.url}/calendar/event/summit-2027.${target}`, { redirect: 'manual' })).status).toBe(404)
  }
  await putBack()
})

test('an address without a document has no calendar', async ({ request }) => {
  for (const path of ['event/nope.ics', 'agenda/nope.ics', 'session/nope.ics', 'speaker/nope.ics', 'plan/nope.ics?sessions=1', 'plan/summit-2027.ics', 'event/summit-2027.txt', 'nope']) {
    expect((await request.get(`/calendar/${path}`, { maxRedirects: 0 })).status(), path).toBe(404)
  }
})

test('the calendars of the web are led to with the same entry, or with the feed', async ({ ownSite }) => {
  const target = async (path: string) => {
    const answer = await fetch(`${ownSite.url}/calendar/${path}`, { redirect: 'manual' })
    expect(answer.status, path).toBe(302)
    return new URL(answer.headers.get('location') ?? '')
  }
  const google = await target('event/accelerator-2027.google?lang=ge')
  expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(google.searchParams.get('ctz')).toBe('Asia/Tbilisi')
  expect(google.searchParams.get('details')).toContain(`${ownSite.url}/event/accelerator-2027?lang=ge`)
  const outlook = await target('agenda/summit-2027.outlook?lang=ge')
  expect(outlook.hostname).toBe('outlook.live.com')
  expect(outlook.searchParams.get('url')).toBe(`webcal://localhost:${ownSite.port}/calendar/agenda/summit-2027.ics?lang=ge`)
})

test('without JavaScript the list of calendars opens and its links work', async ({ browser, ownSite }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${ownSite.url}/event/summit-2027?lang=ge`)
  await page.getByRole('button', { name: MESSAGES.ka.AddToCalendar.add, exact: true }).press('Enter')
  const file = page.getByRole('link', { name: MESSAGES.ka.AddToCalendar.file })
  await expect(file).toBeVisible()
  expect(await file.getAttribute('href')).toBe('/calendar/event/summit-2027.ics?lang=ge')
  await expect(page.getByRole('link', { name: MESSAGES.ka.AddToCalendar.subscribe })).toHaveAttribute('href', /^webcal:\/\//)
  await page.keyboard.press('Escape')
  await expect(file).toBeHidden()
  await context.close()
})

test('a plan goes into a calendar with the sessions that were starred', async ({ page, ownSite }) => {
  const [, session] = await sessionsOf(ownSite.url, 'en')
  await page.addInitScript((id) => localStorage.setItem('agendaPlan:summit-2027', JSON.stringify([id])), session?._id)
  await page.goto(`${ownSite.url}/event/summit-2027/agenda?lang=en#my-plan`)
  const plan = page.getByRole('tabpanel', { name: MESSAGES.en.AgendaTabs.myPlan })
  await plan.getByRole('button', { name: MESSAGES.en.AddToCalendar.addAll }).click()
  const href = await plan.getByRole('link', { name: MESSAGES.en.AddToCalendar.file }).getAttribute('href')
  expect(href).toBe(`/calendar/plan/summit-2027.ics?sessions=${session?._id}`)
  const { entries } = await calendar(`${ownSite.url}${href}`)
  expect(entries).toMatchObject([{ title: session?.title }])
})
