// On Postgres too: files are attached, marked and found by statements.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { forgetFiles } from '../applications/files/forget-files'
import { post, send, Staff } from './support/client'
import { deleteAllExpired } from './support/expired-data'
import { openSite } from './support/site'
import { expect, MESSAGES, SAME_ON_BOTH, test } from './support/test'
import { applicationBody } from '../../../scripts/test/visitor'

const EVENT = 'accelerator-2027'
const MEBIBYTE = 1024 * 1024
const site = await openSite()
const staff = await Staff.signIn(site)
const QUESTIONS = [
  { form: 'application', kind: 'file', key: 'deck', label: 'Your deck', isRequired: false, maxMegabytes: 1 },
  { form: 'application', kind: 'file', key: 'photo', label: 'A photo', isRequired: false, accepts: 'pdfOrPicture' },
]
await staff.publishEvent(EVENT, { questions: QUESTIONS, isApplyActive: true, applyOpensAt: null, applyClosesAt: null })

/** A document of one empty page, with what is put into it. */
function pdf({ catalog = '', page = '', objects = [], trailer = '' }: { catalog?: string; page?: string; objects?: string[]; trailer?: string } = {}): Buffer {
  const all = [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] ${page} >>`, ...objects]
  let text = '%PDF-1.7\n'
  const offsets = all.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(`${text}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}

interface Uploaded {
  id: string
  secret: string
  name: string
  size: number
  type: string
}

async function upload(content: Uint8Array, { question = 'deck', name = 'deck.pdf', lang = 'en' } = {}): Promise<Response> {
  const form = new FormData()
  form.set('event', EVENT)
  form.set('question', question)
  form.set('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name)
  return site.fetch(`/api/applicationFiles?lang=${lang}`, { method: 'POST', body: form })
}

async function uploaded(content: Uint8Array, options?: { question?: string; name?: string }): Promise<Uploaded> {
  const answer = await upload(content, options)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as Uploaded
}

const apply = (email: string, answers: object) => post(site, '/api/accelerators', applicationBody(email, EVENT, { answers }))
const filesOnDisk = (): Promise<string[]> => readdir(path.join(site.dataDir, 'application-files')).catch(() => [])
const zip = () => Buffer.from(zipSync({ 'a.txt': Buffer.from('hello') }))
const png = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } }).png().toBuffer()

const HOSTILE: [what: string, content: () => Buffer | Promise<Buffer>, problem: keyof typeof MESSAGES.en.FileErrors, question?: string][] = [
  ['nothing', () => Buffer.alloc(0), 'empty'],
  ['too much', () => Buffer.concat([pdf(), Buffer.alloc(MEBIBYTE)]), 'tooLarge'],
  ['a picture that is called a PDF', png, 'type'],
  ['plain text', () => Buffer.from('I am a PDF, honestly.'), 'type'],
  ['an archive', zip, 'archive'],
  ['a locked document', () => pdf({ objects: ['<< /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -4 >>'], trailer: '/Encrypt 4 0 R /ID [<00> <00>]' }), 'encrypted'],
  ['a script at opening', () => pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }), 'scripts'],
  ['a script with a disguised name', () => pdf({ catalog: '/Names << /J#61vaScript << /Names [(a) 4 0 R] >> >>', objects: ['<< /S /J#61vaScript /JS (1) >>'] }), 'scripts'],
  ['a program at opening', () => pdf({ catalog: '/OpenAction 4 0 R', objects: ['<< /S /Launch /F (calc.exe) >>'] }), 'scripts'],
  ['something that happens on a page', () => pdf({ page: '/AA << /O << /S /URI /URI (https://example.com) >> >>' }), 'scripts'],
  ['another file inside', () => pdf({ catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>', objects: ['<< /Type /Filespec /F (a.exe) >>'] }), 'attachments'],
  ['a file pinned to a page', () => pdf({ page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 1 1] >>]' }), 'attachments'],
  ['a document that is an archive too', () => Buffer.concat([pdf(), zip(), Buffer.from('\n%%EOF\n')]), 'twofold'],
  ['a document that is a page too', () => Buffer.from(pdf().toString('latin1').replace('%PDF-1.7\n', '%PDF-1.7\n%<script>1</script>\n'), 'latin1'), 'twofold'],
  ['half of a document', () => pdf().subarray(0, 150), 'broken'],
  ['a document without a page', () => Buffer.from('%PDF-1.7\nnothing at all\n%%EOF\n'), 'broken'],
  ['half of a picture', async () => (await png()).subarray(0, -20), 'broken', 'photo'],
]

test('hostile files are refused with the reason, in the language of the visitor', SAME_ON_BOTH, async () => {
  for (const [what, content, problem, question = 'deck'] of HOSTILE) {
    for (const [lang, locale] of [['en', 'en'], ['ge', 'ka']] as const) {
      const answer = await upload(await content(), { question, lang })
      const { error } = (await answer.json()) as { error: { message: string; fields: { file: string } } }
      // Of a sentence with choices, the words before them.
      const [known = ''] = MESSAGES[locale].FileErrors[problem].split('{most}')
      expect([answer.status, what]).toEqual([422, what])
      expect(error.fields.file, what).toBe(error.message)
      if (problem !== 'type') expect(error.message, what).toContain(known)
      else expect(error.message, what).toMatch(/PDF/)
    }
  }
  expect(await filesOnDisk()).toEqual([])
})

test('a document that only shows a place when it is opened is fine', async () => {
  const { name, type, size } = await uploaded(pdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }), { name: '../../My <deck>.pdf' })
  expect({ name, type, size }).toEqual({ name: 'My deck.pdf', type: 'application/pdf', size: expect.any(Number) })
})

test('a picture loses where and by whom it was taken', async () => {
  const content = await sharp(await png()).jpeg().withExif({ IFD0: { Copyright: 'Nino' } }).toBuffer()
  expect(content.includes('Nino')).toBe(true)
  const { id, name } = await uploaded(content, { question: 'photo', name: 'me.jpeg' })
  expect(name).toBe('me.jpg')
  const stored = await send(site, 'GET', `/api/applicationFiles/${id}`, { token: staff.token })
  expect(Buffer.from(await stored.arrayBuffer()).includes('Nino')).toBe(false)
})

test('a file belongs to the application that names its secret, and to no other', async () => {
  const { id, secret } = await uploaded(pdf())
  const guessed = await apply('guesser@example.com', { deck: { id, secret: 'x'.repeat(32) } })
  expect([guessed.status, Object.keys(((await guessed.json()) as { error: { fields: object } }).error.fields)]).toEqual([422, ['answers.deck']])
  expect((await apply('guesser@example.com', { deck: { id } })).status).toBe(422)
  expect((await apply('guesser@example.com', { photo: { id, secret } })).status).toBe(422)
  expect((await apply('owner@example.com', { deck: { id, secret } })).status).toBe(201)
  expect((await apply('second@example.com', { deck: { id, secret } })).status).toBe(422)
  const key = await staff.keyOf('accelerators', 'email', 'owner@example.com')
  const { answers } = await staff.send<{ answers: { deck: object } }>('GET', `accelerators/${key}?depth=0`)
  expect(answers.deck).toEqual({ id, name: 'deck.pdf', size: pdf().length, type: 'application/pdf' })
})

test('the desk saves a file, sandboxed; editors and strangers do not get it, and the audit log knows', async () => {
  const { id, secret } = await uploaded(pdf())
  expect((await apply('shown@example.com', { deck: { id, secret } })).status).toBe(201)
  const path = `/api/applicationFiles/${id}`
  const { headers, status } = await send(site, 'GET', path, { token: (await staff.hire('desk')).token })
  expect([status, headers.get('content-disposition'), headers.get('x-content-type-options'), headers.get('content-security-policy'), headers.get('cache-control')]).toEqual([
    200,
    `attachment; filename="deck.pdf"; filename*=UTF-8''deck.pdf`,
    'nosniff',
    "sandbox; default-src 'none'",
    'private, no-store',
  ])
  expect((await site.fetch(path)).status).toBe(401)
  expect((await send(site, 'GET', path, { token: (await staff.hire('editor')).token })).status).toBe(403)
  const { docs } = await staff.send<{ docs: { by: string; entity: string }[] }>('GET', 'audit-log?where[action][equals]=exported&limit=1')
  expect(docs[0]?.by).toContain('desk@')
  expect((await send(site, 'GET', '/cms/api/application-files', { token: staff.token })).status).toBe(403)
})

test('files go with what they belong to: nothing for a day, an application, an erased person', async () => {
  const [alone, kept, erased] = [await uploaded(pdf()), await uploaded(pdf()), await uploaded(pdf())]
  expect((await apply('keeps@example.com', { deck: kept })).status).toBe(201)
  expect((await apply('erased@example.com', { deck: erased })).status).toBe(201)
  const isThere = async ({ id }: Uploaded) => (await filesOnDisk()).includes(id)
  await forgetFiles(site.payload)
  expect([await isThere(alone), await isThere(kept), await isThere(erased)]).toEqual([true, true, true])
  await forgetFiles(site.payload, new Date(Date.now() + 25 * 3_600_000))
  expect([await isThere(alone), await isThere(kept), await isThere(erased)]).toEqual([false, true, true])
  await staff.send('POST', 'people/erase', { email: 'erased@example.com' })
  expect([await isThere(kept), await isThere(erased)]).toEqual([true, false])
  await deleteAllExpired(site.payload, new Date('2029-01-01'))
  await forgetFiles(site.payload)
  expect(await isThere(kept)).toBe(false)
})
