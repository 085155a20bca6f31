import type { Locator } from '@playwright/test'
import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { AddToCalendar, ShareControl, SignUpClosed, SignUpSummary, TicketCard } = MESSAGES.en

test('what the thank-you page says first does not move while the rest of it arrives', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  for (const path of ['/thank-you/registration', '/thank-you/registration?event=summit-2027']) {
    // What is removed before the scripts take over would be written anew.
    await openHydrated(page, path)
    const title = page.getByRole('heading', { level: 1 })
    const whole = await title.boundingBox()
    // As the page is while only this much of it has come.
    await title.evaluate((heading) => {
      const first = heading.closest('header')
      while (first?.nextElementSibling) first.nextElementSibling.remove()
    })
    expect(await title.boundingBox(), path).toEqual(whole)
  }
})

test('the drawing beside a sent application stands in the first screen, and in the end at the foot of its wall', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/thank-you/application?event=summit-2027')
  const drawing = page.getByRole('main').locator('svg:has([data-seal])')
  const footOf = async (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect(drawing.locator('[data-seal]')).toBeInViewport({ ratio: 1 })
  // Its thread and its sill go on beyond the edges of the wall.
  await expect(drawing).toBeInViewport({ ratio: 0.8 })
  expect(await footOf(drawing.locator('..'))).toBeGreaterThan(900)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  // Its rough edge is cut off.
  await expect.poll(async () => Math.round((await footOf(drawing)) - (await footOf(drawing.locator('..'))))).toBe(4)
})

test('on a phone a closed form says so before it tells about its event, and both stay where they are while the rest of the page arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/event/summit-2025/register-for-public-square')
  const closed = await page.getByRole('heading', { name: SignUpClosed.over }).boundingBox()
  expect(closed?.y).toBeLessThan(844)
  expect((await page.getByRole('group').filter({ hasText: '15–16 May 2025' }).boundingBox())?.y).toBeGreaterThan(closed?.y ?? Infinity)
  const summary = page.getByRole('main').getByText(SignUpSummary.when, { exact: true }).first()
  const order = await summary.evaluate((label) => {
    const layout = label.closest('[data-subscribe]')
    const parts = [...(layout?.children ?? [])]
    return { drawn: parts.map((part) => Math.round(part.getBoundingClientRect().top)), summary: parts.findIndex((part) => part.contains(label)) }
  })
  expect(order.summary).toBe(0)
  expect(order.drawn).toEqual([...order.drawn].sort((one, other) => one - other))
})

test('on a phone no word in the heading of a closed form is broken, in Georgian', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/event/summit-2025/register-for-public-square?lang=ge')
  const heading = page.getByRole('heading', { level: 1, name: MESSAGES.ka.SignUpClosed.over })
  const broken = await heading.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    const range = document.createRange()
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
  expect(broken).toEqual([])
})

test('on a phone whoever has registered finds the calendar above the ticket', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/thank-you/registration?event=summit-2027')
  const calendar = await page.getByRole('button', { name: AddToCalendar.add }).boundingBox()
  const number = await page.getByRole('main').getByText(TicketCard.numberInEmail).boundingBox()
  expect(calendar?.y).toBeLessThan(number?.y ?? 0)
  await expect(page.getByRole('button', { name: ShareControl.share })).toBeVisible()
})

test('on a phone the first field of a form is in the upper half of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['register-for-public-square', 'apply-now']) {
    await openHydrated(page, `/event/summit-2027/${path}`)
    expect((await page.getByRole('main').getByRole('textbox').first().boundingBox())?.y, path).toBeLessThan(490)
  }
})

test('the heading after a registration keeps its words whole on the narrowest phones', async ({ page }) => {
  for (const width of [320, 340]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/thank-you/registration?lang=ge')
    const linesOfWords = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = heading.firstChild as Text
      return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length
      })
    })
    expect(linesOfWords, String(width)).toEqual(linesOfWords.map(() => 1))
  }
})
