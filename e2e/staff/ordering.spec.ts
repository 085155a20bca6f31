import type { Locator, Page } from '@playwright/test'
import { send } from '../support/client'
import { Cms } from '../support/cms'
import { expect, test } from '../support/test'

async function partnersOf(site: string): Promise<string[]> {
  const answer = await fetch(`${site}/api/partners?all=true&select=name`)
  return ((await answer.json()) as { items: { name: string }[] }).items.map(({ name }) => name)
}

/** The partners on a page, by the alternative texts of their logos. */
async function shownOn(address: string, names: readonly string[]): Promise<string[]> {
  const source = await (await fetch(address)).text()
  return [...source.matchAll(/<img[^>]*\salt="([^"]*)"/g)].map(([, alt = '']) => alt).filter((alt) => names.includes(alt)).slice(0, names.length)
}

/** Drags by hand: the list looks where the pointer is on the way. */
async function drag(page: Page, handle: Locator, onto: Locator) {
  const [from, to] = [await handle.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.waitForTimeout(300)
  await page.mouse.up()
}

/** Moves the second row to the front: the rows are there before they can be dragged. */
async function dragToFront(page: Page, site: string, order: readonly string[]) {
  const handles = page.locator('tbody tr .sort-row')
  const current = async () => (await partnersOf(site)).slice(0, order.length)
  await expect(async () => {
    if ((await current())[0] !== order[0]) await drag(page, handles.nth(1), handles.nth(0))
    await expect.poll(current, { timeout: 4000 }).toEqual(order)
  }).toPass()
}

test('staff drag a partner to the front, and it stands first on the site', async ({ ownSite, context, page }) => {
  const cms = await Cms.signIn(ownSite)
  const [first, second] = await partnersOf(ownSite.url)
  if (!first || !second) throw new Error('There are too few partners to be put in order.')
  const screens = ['/', '/event/summit-2027'].map((path) => `${ownSite.url}${path}`)
  for (const screen of screens) expect(await shownOn(screen, [first, second]), screen).toEqual([first, second])
  await context.addCookies([{ name: 'token', value: cms.token, url: ownSite.url, httpOnly: true }])
  // The screens remember the language of the last one.
  await page.goto(`${ownSite.url}/admin/collections/partners?locale=en`)
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toContainText(first)
  await dragToFront(page, ownSite.url, [second, first])
  for (const screen of screens) expect(await shownOn(screen, [first, second]), screen).toEqual([second, first])
  await page.reload()
  await expect(rows.first()).toContainText(second)
  const positions = await Promise.all([first, second].map(async (name, position) => ({ _id: await cms.keyOf('partners', 'name', name), position })))
  expect((await send(ownSite, 'PATCH', '/api/partners/positions', { token: cms.token, body: positions })).ok).toBe(true)
})
