import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSteps } from '../test-server'
import { pictures } from './pictures'

const PICTURES = '/cms/api/media/file/'
const BYTES = '0123456789'
let data: string
let server: Awaited<ReturnType<typeof serveSteps>>

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  const folder = path.join(data, 'media')
  mkdirSync(folder)
  for (const name of ['a.webp', 'b c.AVIF', 'ნინო.jpg', '.hidden.png', 'page.html']) writeFileSync(path.join(folder, name), BYTES)
  writeFileSync(path.join(data, 'secret.png'), 'secret')
  mkdirSync(path.join(folder, 'folder.png'))
  server = await serveSteps([pictures(folder)])
})

afterAll(() => {
  server.close()
  rmSync(data, { recursive: true })
})

const ask = (name: string, options?: RequestInit) => fetch(`${server.origin}${PICTURES}${name}`, options)

test.each([['a.webp', 'image/webp'], ['a.webp?v=tp3rh7', 'image/webp'], ['b%20c.AVIF', 'image/avif'], [encodeURIComponent('ნინო.jpg'), 'image/jpeg'], ['a%2ewebp', 'image/webp'], ['%61.web%70', 'image/webp']])('%s is a picture that browsers keep', async (name, type) => {
  const answer = await ask(name)
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([200, BYTES, type])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-length')).toBe('10')
  const again = await ask(name, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a picture is asked for without its content', async () => {
  const head = await ask('a.webp', { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '10'])
})

test.each(['missing.webp', '.hidden.png', '%2ehidden.png', 'page.html', 'folder.png', '..%2fsecret.png', 'a%00.webp', ''])('%s is no picture of the folder', async (name) => {
  const answer = await ask(name)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBeNull()
  expect(await answer.text()).toMatch(/^passed on/)
})

test('other methods and pictures from elsewhere are passed on', async () => {
  expect(await (await ask('a.webp', { method: 'DELETE' })).text()).toBe(`passed on DELETE ${PICTURES}a.webp`)
  const elsewhere = await serveSteps([pictures(null)])
  expect((await elsewhere.ask(`${PICTURES}a.webp`)).text).toBe(`passed on GET ${PICTURES}a.webp`)
  elsewhere.close()
})
