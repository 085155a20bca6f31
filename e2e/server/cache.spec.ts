import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathOf } from '../../scripts/server/page-lifetime.mjs'
import { expect, test } from '../support/test'

test('searches and addresses that lead nowhere leave nothing on the disk', async ({ ownSite, request }) => {
  const kept = async () => (await readdir(path.join(ownSite.dataDir, 'cache'), { recursive: true })).length
  for (const first of ['/event/participants', '/media', '/event/summit-2027/agenda', '/speaker/nino-kapanadze']) {
    expect((await request.get(ownSite.url + first)).status()).toBe(200)
  }
  const before = await kept()
  for (let index = 0; index < 10; index += 1) {
    for (const [address, status] of [
      [`/event/participants?keyword=nobody-${index}`, 200],
      [`/event/participants?country=X${index}&page=${index + 2}`, 200],
      [`/event/summit-2027/speakers?keyword=${'ქ'.repeat(90)}${index}`, 200],
      [`/media?tag=nothing-${index}`, 200],
      [`/event/summit-2027/agenda?stage=nowhere-${index}`, 200],
      [`/speaker/nobody-${index}`, 404],
      [`/article/nothing-${index}`, 404],
      [`/event/nothing-${index}/agenda`, 404],
    ] as const) {
      expect((await request.get(ownSite.url + address)).status(), address).toBe(status)
    }
  }
  expect(await kept()).toBeLessThanOrEqual(before + 4)
})

test('a kept page is known by the path that it has with the framework', async ({ ownSite, request }) => {
  for (const address of ['/about', '/event/summit-2027/faq', '/?lang=ge']) expect((await request.get(ownSite.url + address)).status()).toBe(200)
  const folder = path.join(ownSite.dataDir, 'cache')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const contents = await Promise.all(files.map(({ name, parentPath }) => readFile(path.join(parentPath, name), 'latin1')))
  const pages = contents.flatMap((content) => /[^\0"]*APP_PAGE[\w/$~.-]*/.exec(content)?.[0] ?? []).map(pathOf)
  expect(pages).toEqual(expect.arrayContaining(['/en/about', '/ka', '/en/event/summit-2027/faq']))
})

test('a parameter that no screen knows makes no page of its own', async ({ ownSite, request }) => {
  const read = async (query: string) => (await request.get(`${ownSite.url}/event/participants${query}`)).text()
  const plain = await read('')
  expect(await read('?utm_source=newsletter&fbclid=x')).toBe(plain)
  expect(await read('?page=1')).toBe(plain)
  expect(await read('?page=abc&country=%20')).toBe(plain)
})

test('whoever only looks is given no cookie, and nothing is stored', async ({ page, context }) => {
  for (const path of ['/', '/about?lang=en', '/event/speakers', '/event/summit-2027/register-for-public-square', '/connect']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect([await context.cookies(), stored], path).toEqual([[], []])
  }
})
