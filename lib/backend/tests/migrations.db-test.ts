// On Postgres too: it has migrations of its own.
import { pbkdf2 } from 'node:crypto'
import { after, expect, test } from './support/test'
import { promisify } from 'node:util'
import { readTicketCode } from '@/lib/site/tickets/ticket-code'
import { read, signIn, Staff } from './support/client'
import { createDatabase } from './support/database'
import { migrateToFirstVersion } from './support/migrations'
import { prepareDatabase } from './support/programs'
import { closeSite, connectSite } from './support/site'
import { countRows, runSql } from './support/sql'

const LOCALES = ['en', 'ka'] as const
const EVENT = '11111111-1111-4111-8111-111111111111'
const SPEAKER = '22222222-2222-4222-8222-222222222222'
const DAY = '33333333-3333-4333-8333-333333333333'
const SESSION = '44444444-4444-4444-8444-444444444444'
const ARTICLE = '55555555-5555-4555-8555-555555555555'
const PARTNER = '66666666-6666-4666-8666-666666666666'
const keyOf = (number: number) => `77777777-7777-4777-8777-77777777777${number}`
const PICTURE = '88888888-8888-4888-8888-888888888888'
const LETTER = '99999999-9999-4999-8999-999999999999'
const EDITOR = { email: 'editor@leadx.example', password: 'chosen in the first version', salt: 'a salt of the first version' }
const EDITOR_HASH = `pbkdf2-sha256-v1:${(await promisify(pbkdf2)(EDITOR.password, EDITOR.salt, 600_000, 32, 'sha256')).toString('hex')}`
const PARAGRAPH = `'{"root":{"type":"root","format":"","indent":0,"version":1,"direction":null,"children":[{"type":"paragraph","format":"","indent":0,"version":1,"direction":null,"children":[{"type":"text","text":"A text.","detail":0,"format":0,"mode":"normal","style":"","version":1}]}]}}'`

/** A row for each language. */
const localized = (table: string, parent: string, texts: Record<string, string>) =>
  LOCALES.map((locale) => {
    const values = Object.values(texts).map((text) => (text.startsWith("'") ? text : `'${text} ${locale}'`))
    return `INSERT INTO ${table} (${Object.keys(texts).join(', ')}, _locale, _parent_id) VALUES (${values.join(', ')}, '${locale}', '${parent}')`
  })

/** What a site of the first version holds: documents with versions and drafts in both languages, a picture, an account, and one of each thing that visitors send. */
const CONTENT = [
  `INSERT INTO events (id, identifier, starts_at, ends_at, is_registration_active, capacity, _status) VALUES ('${EVENT}', 'first-summit', '2028-05-10T06:00:00Z', '2028-05-11T14:00:00Z', true, 2, 'published')`,
  ...localized('events_locales', EVENT, { title: 'Summit', full_title: 'First summit', summary: 'Summary', description: PARAGRAPH, venue_name: 'Hall', venue_city: 'Town' }),
  `INSERT INTO _events_v (id, parent_id, version_identifier, version__status, latest) VALUES ('${keyOf(8)}', '${EVENT}', 'first-summit', 'published', true)`,
  ...localized('_events_v_locales', keyOf(8), { version_title: 'Summit', version_full_title: 'First summit' }),
  `INSERT INTO media (id, filename, mime_type, filesize, width, height, focal_x, focal_y, sizes_w240_filename, sizes_w240_width) VALUES ('${PICTURE}', 'first.webp', 'image/webp', 1200, 800, 600, 40, 60, 'first-240x180.webp', 240)`,
  ...localized('media_locales', PICTURE, { alt: 'Picture' }),
  `INSERT INTO speakers (id, identifier, country, photo_id, _status) VALUES ('${SPEAKER}', 'first-speaker', 'GE', '${PICTURE}', 'published')`,
  `INSERT INTO speakers_social_links (_order, _parent_id, id, account, link) VALUES (1, '${SPEAKER}', 'first-link', 'linkedin', 'https://linkedin.example/first')`,
  `INSERT INTO _speakers_v (id, parent_id, version_identifier, version_photo_id, version__status, latest) VALUES ('${keyOf(7)}', '${SPEAKER}', 'first-speaker', '${PICTURE}', 'published', true)`,
  ...localized('_speakers_v_locales', keyOf(7), { version_full_name: 'Speaker' }),
  `INSERT INTO _speakers_v_rels (parent_id, path, events_id, "order") VALUES ('${keyOf(7)}', 'version.events', '${EVENT}', 1)`,
  ...localized('speakers_locales', SPEAKER, { full_name: 'Speaker', role: 'Role', bio: PARAGRAPH, organization: 'Organisation', search_text: 'aydın yıldız\nof 100\uE000' }),
  `INSERT INTO speakers_rels (parent_id, path, events_id, "order") VALUES ('${SPEAKER}', 'events', '${EVENT}', 1)`,
  `INSERT INTO session_days (id, event_id, date, _status) VALUES ('${DAY}', '${EVENT}', '2028-05-10T08:00:00Z', 'published')`,
  ...localized('session_days_locales', DAY, { title: 'Day' }),
  `INSERT INTO sessions (id, event_id, session_day_id, starts_at, ends_at, _status) VALUES ('${SESSION}', '${EVENT}', '${DAY}', '2028-05-10T07:00:00Z', '2028-05-10T08:00:00Z', 'published')`,
  ...localized('sessions_locales', SESSION, { title: 'Session', description: 'Description', stage: 'Stage' }),
  `INSERT INTO sessions_rels (parent_id, path, speakers_id, "order") VALUES ('${SESSION}', 'speakers', '${SPEAKER}', 1)`,
  `INSERT INTO articles (id, identifier, _status) VALUES ('${ARTICLE}', 'first-article', 'published')`,
  ...localized('articles_locales', ARTICLE, { title: 'Article', excerpt: 'Excerpt', body: PARAGRAPH }),
  `INSERT INTO _articles_v (id, parent_id, version_identifier, version__status, latest) VALUES ('${keyOf(6)}', '${ARTICLE}', 'first-article', 'draft', true)`,
  ...localized('_articles_v_locales', keyOf(6), { version_title: 'Draft', version_body: PARAGRAPH }),
  `INSERT INTO partners (id, _status) VALUES ('${PARTNER}', 'published')`,
  ...localized('partners_locales', PARTNER, { name: 'Partner' }),
  `INSERT INTO partners_rels (parent_id, path, events_id, "order") VALUES ('${PARTNER}', 'events', '${EVENT}', 1)`,
  `INSERT INTO participants (id, identifier, _status) VALUES ('${keyOf(5)}', 'first-participant', 'published')`,
  ...localized('participants_locales', keyOf(5), { full_name: 'Participant' }),
  `INSERT INTO participants_rels (parent_id, path, events_id, "order") VALUES ('${keyOf(5)}', 'events', '${EVENT}', 1)`,
  `INSERT INTO users (id, email, role, is_activated, salt, hash) VALUES ('${keyOf(4)}', '${EDITOR.email}', 'editor', true, '${EDITOR.salt}', '${EDITOR_HASH}')`,
  `INSERT INTO subscriptions (id, email, full_name, country) VALUES ('${LETTER}', 'reader@example.com', 'First Reader', 'GE')`,
  `INSERT INTO messages (id, kind, full_name, email, subject, message) VALUES ('${LETTER}', 'contact', 'First Writer', 'writer@example.com', 'A subject', 'A message')`,
  `INSERT INTO accelerators (id, event_id, full_name, email, project_name, motivation) VALUES ('${LETTER}', '${EVENT}', 'First Applicant', 'applicant@example.com', 'A project', 'A motivation')`,
  ...[3, 1, 2].map(
    (place) =>
      `INSERT INTO registrations (id, event_id, full_name, email, created_at, updated_at) VALUES ('${keyOf(place)}', '${EVENT}', 'Guest ${place}', 'guest-${place}@example.com', '2026-01-0${place}T10:00:00.000Z', '2026-02-01T10:00:00.000Z')`,
  ),
]

test('a database of the first version keeps every row in both languages, and the order of arrival', async () => {
  const settings = await createDatabase('none')
  await migrateToFirstVersion(settings)
  await runSql(settings.DATABASE_URL, CONTENT)
  const before = await countRows(settings.DATABASE_URL)
  await prepareDatabase(settings)
  const current = await countRows(settings.DATABASE_URL)
  // Texts of pictures moved into the pictures themselves.
  const { payload_migrations: _, media_locales: __, ...kept } = before
  expect(Object.keys(kept).length).toBeGreaterThan(100)
  // A start creates the first account.
  const expected = { ...kept, users: 2 }
  expect(Object.fromEntries(Object.keys(kept).map((table) => [table, current[table]]))).toEqual(expected)

  const site = await connectSite(settings.DATA_DIR)
  after(() => closeSite(site))
  for (const [lang, locale] of [['en', 'en'], ['ge', 'ka']] as const) {
    const list = async (path: string) => (await read<{ items: Record<string, unknown>[] }>(site, path, { lang, all: 'true' })).items
    expect(await list('/api/events')).toMatchObject([{ identifier: 'first-summit', title: `Summit ${locale}`, fullTitle: `First summit ${locale}`, capacity: 2 }])
    expect(await list('/api/speakers')).toMatchObject([{ fullName: `Speaker ${locale}`, role: `Role ${locale}`, events: ['first-summit'] }])
    for (const keyword of ['Aydin', 'yildiz aydin', 'Yıldız', '100%']) {
      expect((await read<{ total: number }>(site, '/api/speakers', { lang, keyword })).total, keyword).toBe(1)
    }
    expect(await list('/api/sessions')).toMatchObject([{ title: `Session ${locale}`, stage: `Stage ${locale}`, event: 'first-summit' }])
    expect(await list('/api/articles')).toMatchObject([{ title: `Article ${locale}`, excerpt: `Excerpt ${locale}` }])
    expect(await list('/api/partners')).toMatchObject([{ name: `Partner ${locale}`, events: ['first-summit'] }])
  }
  expect((await signIn(site, EDITOR)).token).not.toBe('')
  const staff = await Staff.signIn(site)
  const stored = (path: string) => staff.send<Record<string, unknown>>('GET', path)
  expect(await stored(`subscriptions/${LETTER}`)).toMatchObject({ email: 'reader@example.com', fullName: 'First Reader', country: 'GE' })
  expect(await stored(`messages/${LETTER}`)).toMatchObject({ kind: 'contact', fullName: 'First Writer', subject: 'A subject', message: 'A message' })
  expect(await stored(`accelerators/${LETTER}?depth=0`)).toMatchObject({ event: EVENT, email: 'applicant@example.com', projectName: 'A project', motivation: 'A motivation' })
  for (const locale of LOCALES) {
    expect(await stored(`media/${PICTURE}?locale=${locale}`)).toMatchObject({ alt: { en: 'Picture en', ka: 'Picture ka' }, filename: 'first.webp', width: 800, focalX: 40, sizes: { w240: { filename: 'first-240x180.webp' } } })
    expect(await stored(`articles/${ARTICLE}?locale=${locale}&draft=true`)).toMatchObject({ title: `Draft ${locale}`, _status: 'draft' })
    const { docs: versions } = await staff.send<{ docs: object[] }>('GET', `speakers/versions?where[parent][equals]=${SPEAKER}&locale=${locale}&depth=0`)
    expect(versions).toMatchObject([{ latest: true, version: { fullName: `Speaker ${locale}`, photo: PICTURE, events: [EVENT] } }])
    expect(await stored(`speakers/${SPEAKER}?locale=${locale}&depth=0`)).toMatchObject({ photo: PICTURE, socialLinks: [{ account: 'linkedin', link: 'https://linkedin.example/first' }] })
    expect(await stored(`participants/${keyOf(5)}?locale=${locale}&depth=0`)).toMatchObject({ fullName: `Participant ${locale}`, events: [EVENT] })
  }
  const { docs } = await staff.send<{ docs: { email: string; number: number; ticketNumber: number; ticketCode: string; ticketVersion: number }[] }>('GET', 'registrations?sort=number&depth=0')
  expect(docs.map(({ email, number, ticketNumber, ticketVersion }) => [email, number, ticketNumber, ticketVersion])).toEqual([1, 2, 3].map((place) => [`guest-${place}@example.com`, place, place, 1]))
  for (const { ticketCode } of docs) expect(readTicketCode(ticketCode)).toBe(ticketCode)
  expect(new Set(docs.map(({ ticketCode }) => ticketCode)).size).toBe(3)
  // The form of an event goes on asking what it asked.
  const { items } = await read<{ items: object[] }>(site, '/api/events', { all: 'true' })
  expect(items).toMatchObject([{ registrationFields: { phone: 'required', country: 'required', organization: 'optional', position: 'optional' }, companionsLimit: 0 }])
})
