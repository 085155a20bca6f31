import ICAL from 'ical.js'
import { Cms } from '../support/cms'
import { expect, test } from '../support/test'

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

test('the agenda as a feed holds what the API tells', async ({ ownSite }) => {
  const [sessions, { answer, root, entries, text }] = await Promise.all([
    sessionsOf(ownSite.url, 'ge'),
    calendar(`${ownSite.url}/calendar/agenda/summit-2027.ics?lang=ge`),
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
  const again = await fetch(answer.url, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(Date.parse(answer.headers.get('last-modified') ?? '')).not.toBeNaN()
})

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
  const [whole] = await at('event/summit-2025.ics')
  expect(await at('agenda/summit-2025.ics'), 'an agenda without sessions').toEqual([whole])
})

test('a session that moves and an event that is cancelled do so in every calendar, at once', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const paths = ['event/summit-2027.ics?lang=ge', 'agenda/summit-2027.ics']
  const readAll = () => Promise.all(paths.map(async (path) => (await calendar(`${ownSite.url}/calendar/${path}`)).entries))
  const [first] = await sessionsOf(ownSite.url, 'en')
  const before = await readAll()
  const startsAt = new Date(Date.parse(first?.startsAt ?? '') + 15 * 60_000).toISOString()
  const putBack = await cms.remember(`sessions/${first?._id}`, 'startsAt')
  await cms.publish('sessions', first?._id ?? '', { startsAt })
  const [, moved = []] = await readAll()
  const [was, is] = [before[1] ?? [], moved].map((list) => list.find(({ uid }) => uid === `session-${first?._id}@localhost`))
  expect(is).toMatchObject({ start: startsAt, status: 'CONFIRMED' })
  expect(is?.sequence).toBeGreaterThan(was?.sequence ?? Infinity)
  // A change of one session is none of the others.
  const others = (list: typeof moved) => list.filter(({ uid }) => uid !== is?.uid)
  expect(others(moved)).toEqual(others(before[1] ?? []))
  await putBack()
  const key = await cms.keyOf('events', 'identifier', 'summit-2027')
  await cms.publish('events', key, { status: 'cancelled' })
  for (const [index, entries] of (await readAll()).entries()) {
    const former = before[index] ?? []
    expect(byUid(entries)).toEqual(byUid(former))
    expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
    for (const { uid, sequence } of entries) expect(sequence).toBeGreaterThan(former.find((entry) => entry.uid === uid)?.sequence ?? Infinity)
  }
  await cms.publish('events', key, { status: 'scheduled' })
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
