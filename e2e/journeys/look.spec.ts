import type { Locator } from '@playwright/test'
import { openHydrated } from '../support/hydration'
import { resize } from '../support/resize'
import { expect, MESSAGES, test } from '../support/test'

const { EventAbout, EventHero, EventNavigation, EventOffers, LineupSection, Partners, PeopleFilters, SignUpClosed, SubscribeBlock } = MESSAGES.en

const edges = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as { left: number; right: number })

/** Two screens down, where the first button is long gone. */
const scrollOn = () => window.scrollTo({ top: 2 * innerHeight, behavior: 'instant' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { path, name } of [
    { path: '/event/summit-2027', name: 'Leadx Summit 2027' },
    { path: '/event/summit-2027/about', name: 'Leadx Summit 2027' },
    { path: '/explore/summit-2027', name: 'Leadx Summit 2027' },
    { path: '/gali-jazz', name: 'Gali Jazz 2027' },
  ]) {
    test(`the way to register stays at the foot of ${path} once its first screen is gone`, async ({ page }) => {
      await page.goto(path)
      const bar = page.getByRole('group', { name, exact: true, includeHidden: true })
      await expect(bar).toBeHidden()
      await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
      await expect(bar).toBeHidden()
      await page.evaluate(scrollOn)
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('link', { name: EventOffers.register })).toHaveAttribute('href', /register-for-public-square$/)
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(bar).not.toBeInViewport()
    })
  }

  test('in Georgian the first button of an open event stands in the first screen, below a title that breaks after its name', async ({ page }) => {
    const { apply, register } = MESSAGES.ka.EventOffers
    for (const event of ['summit-2027', 'accelerator-2027', 'gali-jazz-2027']) {
      await page.goto(`/event/${event}?lang=ge`)
      const button = page.getByRole('main').getByRole('link', { name: event.startsWith('acc') ? apply : register }).first()
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(height, event).toBeGreaterThan(0)
      expect(y + height, event).toBeLessThanOrEqual(844)
      const [name, motto] = await page.getByRole('heading', { level: 1 }).locator('span').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
      expect(motto?.top, event).toBeGreaterThanOrEqual(name?.bottom ?? Infinity)
    }
  })

  test('an event that is over has no such bar', async ({ page }) => {
    await page.goto('/event/summit-2026')
    await page.evaluate(scrollOn)
    await expect(page.getByRole('group', { name: 'Leadx Summit 2026', exact: true, includeHidden: true })).toHaveCount(0)
  })
})

test('the whole invitation to subscribe ends what one reads, a strip of it the rest', async ({ page, request }) => {
  const subtitle = page.getByRole('contentinfo').getByText('Dates before they are public')
  for (const path of ['/', '/article/interview-jonas-lindqvist-six-questions']) {
    await page.goto(path)
    await expect(subtitle).toBeVisible()
  }
  for (const path of ['/event/summit-2027', '/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').getByRole('button', { name: SubscribeBlock.subscribe })).toBeVisible()
    await expect(subtitle).toBeHidden()
  }
  const isWhole = async (path: string) => (await (await request.get(path)).text()).includes('data-subscribe="whole"')
  for (const path of ['/', '/about', '/media']) expect(await isWhole(path), path).toBe(true)
  for (const path of ['/event/summit-2027', '/team', '/event/speakers', '/login']) expect(await isWhole(path), path).toBe(false)
})

test('whoever has just subscribed is not asked again, and nobody beside the whole form', async ({ page }) => {
  const invitation = page.getByRole('contentinfo').getByRole('button', { name: SubscribeBlock.subscribe })
  await page.goto('/thank-you/subscription')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(invitation).toBeHidden()
  await page.goto('/connect')
  await expect(invitation).toBeHidden()
  await expect(page.locator('#subscribe').getByRole('button')).toBeVisible()
})

test('topics to write about are stamps that open an email or lead to a form', async ({ page }) => {
  const { WriteSection } = MESSAGES.en
  await page.goto('/connect')
  const topics = page.getByRole('region', { name: WriteSection.title }).getByRole('listitem')
  await expect(topics).toHaveCount(6)
  await expect(topics.getByRole('link', { name: WriteSection.press })).toHaveAttribute('href', /^mailto:/)
  await topics.getByRole('link', { name: WriteSection.careers }).click()
  await expect(page.locator('#careers')).toBeInViewport()
})

for (const { path, width, most } of [
  { path: '/', width: 1440, most: 7000 },
  { path: '/', width: 390, most: 9700 },
  { path: '/connect', width: 1440, most: 4600 },
  { path: '/connect', width: 390, most: 6600 },
]) {
  test(`${path} is at most ${most} pixels high at ${width}, in Georgian, whose words are longer`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.goto(`${path}?lang=ge`)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
  })
}

test('a headline that is not translated carries the mark of its language', async ({ page }) => {
  await page.goto('/media?lang=ge')
  const untranslated = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /The state should be/ }) })
  await expect(untranslated.getByRole('heading')).toHaveAttribute('lang', 'en')
  await expect(untranslated.getByText('EN', { exact: true })).toBeVisible()
  await expect(page.getByText('EN', { exact: true })).toHaveCount(await page.getByRole('article').locator('h3[lang="en"]').count())
})

for (const width of [390, 1440]) {
  test(`the title of the jazz page stands between the picture and its cut-out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/gali-jazz')
    const title = page.getByRole('heading', { level: 1 })
    const hero = page.locator('[data-theme="jazz"][data-ground]').filter({ has: title }).last()
    const [image, cutout] = [hero.locator('img').nth(0), hero.locator('img').nth(1)]
    for (const picture of [image, cutout]) await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    expect(await cutout.boundingBox()).toEqual(await image.boundingBox())
    // As wide as each other, they lie on each other.
    const [ratio, cutoutRatio] = await Promise.all([image, cutout].map((picture) => picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)))
    expect(cutoutRatio).toBeCloseTo(ratio ?? 0, 2)
    const names = await title.evaluate((heading) => heading.getAnimations().map((animation) => (animation as CSSAnimation).animationName.replace(/^.*_/, '')))
    expect(names.some((name) => /sink|rise/.test(name))).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await title.evaluate((heading) => heading.getAnimations().length)).toBe(0)
    const bytes = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('main img')].slice(0, 2).map((img) => (img as HTMLImageElement).currentSrc)
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return files.filter(({ name }) => shown.includes(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024
    })
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(width === 390 ? 90 : 180)
  })
}

for (const { kind, list, path } of [
  { kind: 'event', list: '/', path: '/event/summit-2027' },
  { kind: 'event', list: '/', path: '/event/gali-jazz-2027' },
  { kind: 'article', list: '/media', path: '/article/interview-jonas-lindqvist-six-questions' },
]) {
  test(`the cover of ${path} grows out of ${list}`, async ({ request }) => {
    const name = `cover-${kind}-${path.split('/').at(-1)}`
    for (const from of [list, path]) {
      const html = await (await request.get(from)).text()
      expect(html.match(new RegExp(`vt-name="${name}"`, 'g')) ?? [], from).toHaveLength(1)
    }
  })
}

test('a quotation in an article is larger than its text and reaches into the margin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/article/interview-jonas-lindqvist-six-questions')
  const quotation = page.getByRole('blockquote').first()
  const size = await quotation.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(40)
  const text = page.getByText('Jonas Lindqvist is sanding when')
  expect((await quotation.boundingBox())!.width).toBeGreaterThan((await text.boundingBox())!.width + 100)
})

test('the page about us leads to the steps of the home page instead of repeating them', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('#how-it-works')).toHaveCount(0)
  const links = page.getByRole('navigation', { name: MESSAGES.en.AboutLinks.label })
  await links.getByRole('link', { name: new RegExp(MESSAGES.en.AboutLinks.takePart) }).click()
  await expect(page.locator('#how-it-works')).toBeInViewport()
})

test('the long words of the Georgian footer keep to one line on a phone', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'local-lang', value: 'ge', url: baseURL }])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/team')
  const link = page.getByRole('contentinfo').getByRole('link', { name: MESSAGES.ka.Footer.privacy })
  const { lines } = await link.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return { lines: range.getClientRects().length }
  })
  expect(lines).toBe(1)
})

test('on a wide screen the header has the way to register, and no bar repeats it', async ({ page }) => {
  await page.goto('/event/summit-2027')
  await page.evaluate(scrollOn)
  await expect(page.getByRole('group', { name: 'Leadx Summit 2027', exact: true })).toHaveCount(0)
})

test('an event leads to its agenda once it has one', async ({ page }) => {
  for (const [path, hasAgenda] of [['/event/summit-2027', true], ['/event/accelerator-2027', false]] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: EventHero.agenda, exact: true }).first(), path).toBeVisible({ visible: hasAgenda })
  }
})

test("the row of an event's pages begins below the title, and hides none of its neighbours", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/event/summit-2027/about')
  const links = page.getByRole('navigation', { name: EventNavigation.label.replace('{event}', 'Leadx Summit 2027') }).getByRole('link')
  for (const width of [390, 768, 1440]) {
    await resize(page, width)
    const [title, present, next, third] = [await edges(page.getByRole('heading', { level: 1 })), await edges(links.nth(0)), await edges(links.nth(1)), await edges(links.nth(2))]
    expect(present.left, `at ${width}`).toBeCloseTo(title.left, 0)
    expect(next.left - present.right, `at ${width}`).toBeCloseTo(third.left - next.right, 0)
  }
})

test('on a phone the row of an event shows its present page whole, which covers none of its neighbours', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/explore/summit-2027')
  const links = page.getByRole('navigation', { name: EventNavigation.label.replace('{event}', 'Leadx Summit 2027') }).getByRole('link')
  const present = links.and(page.locator('[aria-current="page"]'))
  await expect(present).toBeInViewport({ ratio: 1 })
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON() as { left: number; right: number }))
  for (const [index, { left }] of boxes.entries()) expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? -Infinity)
  // From then on the row scrolls freely.
  await present.evaluate((link) => Promise.all(link.parentElement?.getAnimations().map(({ finished }) => finished) ?? []))
  await links.first().focus()
  await expect(links.first()).toBeInViewport({ ratio: 1 })
})

test('no number about us breaks in Georgian on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about?lang=ge')
  const numbers = page.getByRole('region', { name: MESSAGES.ka.AboutFigures.title }).getByRole('definition')
  expect(await numbers.count()).toBeGreaterThan(0)
  for (const number of await numbers.all()) {
    const lines = await number.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines, (await number.textContent()) ?? '').toBe(1)
  }
})

test('the articles of a topic have its name as their title, and fill their rows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const topic of ['interview', 'jazz'] as const) {
    await page.goto(`/media?tag=${topic}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.en.ArticleTags[topic])
    const cards = page.getByRole('main').getByRole('article')
    const [last, filter] = [await edges(cards.last()), await edges(page.getByRole('navigation', { name: MESSAGES.en.ArticleFilter.label }))]
    expect(await cards.count(), topic).toBeLessThan(3)
    expect(last.right, topic).toBeCloseTo(filter.right, 0)
  }
})

test('the words about a Leadxer begin where their project does, beside their face', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/event/participants')
  for (const width of [768, 1440]) {
    await resize(page, width)
    for (const name of ['Aigerim Sadykova', 'Ana Khurtsilava']) {
      const row = page.getByRole('main').getByRole('article').filter({ hasText: name })
      const [project, words, face] = await Promise.all([row.getByRole('heading'), row.getByText(name), row.locator('img')].map(edges))
      expect(Math.abs((project?.left ?? 0) - (words?.left ?? Infinity)), `${name} at ${width}`).toBeLessThan(1)
      expect(face?.right, `${name} at ${width}`).toBeLessThan(project?.left ?? 0)
    }
  }
})

test('the last place in a wall of speakers leads to all of them', async ({ page }) => {
  await page.goto('/')
  const wall = page.getByRole('region', { name: MESSAGES.en.SpeakersSection.title })
  await expect(wall.getByRole('link', { name: MESSAGES.en.SpeakersSection.all })).toHaveCount(1)
  await expect(wall.getByRole('listitem').last().getByRole('link')).toHaveAccessibleName(new RegExp(`^\\d+ ?${MESSAGES.en.SpeakersSection.all}`))
})

test('events that are over are announced as such in the menu of events, whose states stand on one line', async ({ page }) => {
  const { Header, EventBadge } = MESSAGES.en
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/about')
  const menu = page.getByRole('navigation', { name: Header.navigation })
  await menu.getByText(Header.annualEvents, { exact: true }).click()
  await expect(menu.getByText(Header.past, { exact: true })).toBeVisible()
  const states = menu.getByText(new RegExp(`^(${EventBadge.registrationOpen}|${EventBadge.applicationsOpen})$`))
  const tops = await states.evaluateAll((all) => all.map((state) => state.getBoundingClientRect().top))
  expect(new Set(tops.map(Math.round)).size).toBe(1)
  expect(tops.length).toBeGreaterThan(1)
})

test('between a phone and a desk filters are as wide as their words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/event/participants')
  for (const name of [PeopleFilters.country, PeopleFilters.event]) {
    expect((await page.getByRole('combobox', { name, exact: true }).boundingBox())?.width, name).toBeGreaterThan(160)
  }
})

test('what an event is about stands beside a picture of half the width, and its lineup begins at the edge of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/event/accelerator-2027')
  const about = page.getByRole('region', { name: EventAbout.title })
  expect((await about.getByRole('link', { name: EventAbout.explore }).boundingBox())?.width).toBeGreaterThan(600)
  const lineup = page.getByRole('region', { name: LineupSection.title })
  const [section, first] = [await edges(lineup.getByRole('heading', { level: 2 })), await edges(lineup.getByRole('listitem').first())]
  expect(first.left).toBeCloseTo(section.left, 0)
})

test('a wall of speakers shows faces from the hair to the chin, and organisations below what people do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/event/summit-2027')
  const faces = page.getByRole('main').getByRole('article').filter({ has: page.getByRole('figure') })
  await expect(faces).toHaveCount(8)
  const rescuer = faces.filter({ hasText: 'Davit Mchedlishvili' })
  for (const width of [390, 1440]) {
    await resize(page, width)
    for (const figure of await faces.getByRole('figure').all()) {
      const box = await figure.boundingBox()
      expect((box?.height ?? 0) / (box?.width ?? 1), `at ${width}`).toBeGreaterThan(0.72)
    }
    const [role, organisation] = [await rescuer.getByText('Head of mountain rescue').boundingBox(), await rescuer.getByText('Upper Caucasus Rescue Service').boundingBox()]
    expect(organisation?.y, `at ${width}`).toBeGreaterThanOrEqual((role?.y ?? 0) + (role?.height ?? 0) - 1)
  }
})

test('no partner is alone in the last row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const marks = page.getByRole('list', { name: Partners.others }).getByRole('listitem')
  for (const path of ['/event/gali-jazz-2027', '/event/accelerator-2027', '/event/summit-2026']) {
    await page.goto(path)
    for (const width of [768, 1440]) {
      await resize(page, width)
      const rows = await marks.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
      expect(rows.filter((top) => top === rows.at(-1)).length, `${path} at ${width}`).toBeGreaterThan(1)
    }
  }
})

test('the page of an event that is over ends with the one to come', async ({ page }) => {
  await page.goto('/event/summit-2026')
  const next = page.getByRole('region', { name: 'Leadx Summit 2027', exact: true })
  await expect(next.getByText(SignUpClosed.next, { exact: true })).toBeVisible()
  await next.getByRole('link').click()
  await expect(page).toHaveURL('/event/summit-2027')
  await expect(page.getByText(SignUpClosed.next, { exact: true })).toBeHidden()
})

test('the title of the jazz page stands in two lines beside the saxophone, in both languages', async ({ page }) => {
  for (const language of ['en', 'ge']) {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(`/gali-jazz?lang=${language}`)
    for (const width of [768, 1024, 1440, 1920]) {
      await resize(page, width)
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return [...range.getClientRects()].map(({ top, right }) => ({ top: Math.round(top), right }))
      })
      expect(new Set(lines.map(({ top }) => top)).size, `${language} at ${width}`).toBe(2)
      for (const { right } of lines) expect(right, `${language} at ${width}`).toBeLessThanOrEqual(width * 0.6)
    }
  }
})

test.describe('in Georgian, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' })

  test('the clocks of an agenda have a line each', async ({ page }) => {
    await page.goto('/event/summit-2027/agenda?lang=ge')
    for (const name of [MESSAGES.ka.ZoneLabel.tbilisiClock, MESSAGES.ka.ZoneSwitch.own]) {
      const lines = await page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const range = document.createRange()
        range.selectNodeContents(button)
        return range.getClientRects().length
      })
      expect(lines, name).toBe(1)
    }
  })
})
