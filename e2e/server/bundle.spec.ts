import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { signIn } from '../support/client'
import { startSite } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'

const PICTURE = 'lib/backend/demo/pictures/about/statement-1.webp'
const DEVELOPMENT = ['jest', 'eslint', '@playwright', 'typescript', 'esbuild', 'next-env.d.ts', 'e2e']

test('a bundle that is moved elsewhere is a whole site, for visitors and for staff', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bundle-'))
  // What an operator has filled in beside the files of the project.
  const secret = 'deploy/of-this-test.env'
  await writeFile(secret, 'AUTH_SECRET=nobody-may-know')
  try {
    await promisify(execFile)(process.execPath, ['scripts/make-bundle.mjs', path.join(folder, 'made')])
  } finally {
    await rm(secret)
  }
  const root = path.join(folder, 'moved')
  await rename(path.join(folder, 'made'), root)
  const installed = [...(await readdir(root)), ...(await readdir(path.join(root, 'node_modules')))]
  for (const name of DEVELOPMENT) expect(installed).not.toContain(name)
  const deploy = await readdir(path.join(root, 'deploy'))
  expect([deploy.includes('compose.yaml'), deploy.includes(path.basename(secret))]).toEqual([true, false])

  const site = await startSite({ root, copyOf: process.env.TEMPLATE_DATA })
  for (const [query, messages] of [['', MESSAGES.en], ['?lang=ge', MESSAGES.ka]] as const) {
    const page = await fetch(`${site.url}/connect${query}`)
    expect([page.status, (await page.text()).includes(messages.ContactForm.subject)], query).toEqual([200, true])
  }
  const home = await (await fetch(site.url)).text()
  for (const pattern of [/\/_next\/static\/[^"]+\.js/, /\/_next\/static\/[^"]+\.css/, /\/share\/[^"]+\.jpg/]) {
    expect((await fetch(site.url + (pattern.exec(home)?.[0] ?? '/missing'))).status, String(pattern)).toBe(200)
  }
  expect((await fetch(`${site.url}/api/docs`)).status).toBe(200)

  const { token } = await signIn(site)
  const admin = await fetch(`${site.url}/admin`, { headers: { cookie: `token=${token}` } })
  expect(admin.status).toBe(200)
  const body = new FormData()
  body.append('_payload', JSON.stringify({ alt: { en: 'A picture from elsewhere', ka: 'სხვაგან გადაღებული სურათი' } }))
  body.append('file', new Blob([new Uint8Array(await readFile(PICTURE))], { type: 'image/webp' }), 'elsewhere.webp')
  const upload = await fetch(`${site.url}/cms/api/media?locale=en`, { method: 'POST', headers: { Authorization: `JWT ${token}` }, body })
  const { doc } = (await upload.json()) as { doc?: { url: string; sizes: Record<string, { url: string | null }> } }
  expect([upload.status, doc?.url]).toEqual([201, expect.stringContaining('elsewhere')])
  const pictures = [doc?.url, ...Object.values(doc?.sizes ?? {}).map(({ url }) => url)].filter((url) => typeof url === 'string')
  expect(pictures.length).toBeGreaterThan(1)
  for (const url of pictures) expect((await fetch(site.url + url)).headers.get('content-type'), url).toBe('image/webp')
  await site.stop()
  await rm(folder, { recursive: true })
})
