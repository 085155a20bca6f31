import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { Directory, PeopleFilters, Pagination, NeighbourLinks } = MESSAGES.en
const SEARCH = MESSAGES.en.ParticipantDirectory.search
const leadxers = (count: number) =>
  MESSAGES.en.ParticipantDirectory[count === 1 ? 'one' : 'other'].replace('{count}', String(count))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a directory is searched by a form and leafed through by links', async ({ page }) => {
    await page.goto('/event/participants')
    await page.getByRole('searchbox', { name: SEARCH }).fill('school')
    await page.getByRole('group', { name: PeopleFilters.cohort }).getByText('2027', { exact: true }).click()
    await page.getByRole('button', { name: Directory.submit }).click()
    await expect(page).toHaveURL(/keyword=school&country=&event=&cohort=2027/)
    await expect(page.getByRole('link', { name: 'A film school that fits in a minibus' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: SEARCH })).toHaveValue('school')
    await page.getByRole('link', { name: Directory.clear }).click()
    await expect(page).toHaveURL('/event/participants')
    const pages = page.getByRole('navigation', { name: Pagination.navigation })
    await pages.getByRole('link', { name: `${Pagination.page} 3` }).click()
    await expect(page).toHaveURL('/event/participants?page=3')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(12)
    await expect(pages.getByRole('link', { name: Pagination.next })).toHaveCount(0)
  })

  test('countries stand under their Georgian names', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'local-lang', value: 'ge', url: baseURL }])
    await page.goto('/event/speakers?country=GH')
    await expect(page.getByRole('combobox', { name: MESSAGES.ka.PeopleFilters.country })).toHaveValue('GH')
    await expect(page.getByRole('option', { name: 'განა' })).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
  })
})

test('a filtered list can be shared, and is not for search engines', async ({ page, request }) => {
  const shared = '/event/participants?country=UA&cohort=2026'
  await page.goto(shared)
  await expect(page.getByRole('combobox', { name: PeopleFilters.country })).toHaveValue('UA')
  await expect(page.getByRole('heading', { level: 2, name: leadxers(1) })).toBeVisible()
  await expect(page.getByText(Directory.ofAll.replace('{count}', '60'), { exact: true })).toBeVisible()
  const html = await (await request.get(shared)).text()
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/event\/participants"/)
  expect(await (await request.get('/event/participants')).text()).not.toContain('noindex')
  for (const path of ['/event/participants?page=999', '/event/speakers?page=999']) {
    expect(await (await request.get(path)).text(), path).toMatch(/<meta name="robots" content="noindex, follow"/)
  }
})

test('the events that are offered have somebody', async ({ page, request }) => {
  await page.goto('/event/participants')
  const values = await page.getByRole('combobox', { name: PeopleFilters.event }).locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean))
  expect(values.length).toBeGreaterThan(0)
  for (const event of values) {
    const { total } = (await (await request.get(`/api/participants?event=${event}&limit=1`)).json()) as { total: number }
    expect(total, event).toBeGreaterThan(0)
  }
})

test('typing, choosing and leafing change list and address; "Back" undoes them one by one', async ({ page }) => {
  await page.goto('/event/participants')
  const count = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect(async () => {
    await page.getByRole('searchbox', { name: SEARCH }).fill('village')
    await expect(page).toHaveURL('/event/participants?keyword=village', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Girls’ teams in fifteen villages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'A paid apprenticeship in metalwork' })).toBeHidden()
  await page.getByRole('group', { name: PeopleFilters.cohort }).getByText('2025', { exact: true }).click()
  await expect(page).toHaveURL('/event/participants?keyword=village&cohort=2025')
  await page.getByRole('link', { name: Directory.clear }).click()
  await expect(count(leadxers(60))).toBeFocused()
  await page.getByRole('navigation', { name: Pagination.navigation }).getByRole('link', { name: Pagination.next }).click()
  await expect(page).toHaveURL('/event/participants?page=2')
  await expect(page.getByRole('status').filter({ hasText: leadxers(60) })).toContainText('2')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('radio', { name: '2025' })).toBeChecked()
  await expect(page.getByRole('searchbox', { name: SEARCH })).toHaveValue('village')
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/participant\//)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: SEARCH })).toHaveValue('village')
})

test('a link to the plain list brings it back though nothing but the address changes', async ({ page }) => {
  await page.goto('/event/summit-2027/participants')
  await page.getByRole('combobox', { name: PeopleFilters.country }).selectOption('UA')
  await expect(page.getByRole('heading', { level: 2, name: leadxers(1) })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: MESSAGES.en.Header.participants }).click()
  await expect(page.getByRole('heading', { level: 2, name: leadxers(11) })).toBeVisible()
  await expect(page.getByRole('combobox', { name: PeopleFilters.country })).toHaveValue('')
})

test('the map of countries is a list of links that narrow the Leadxers, by the keyboard as well', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/event/participants')
  const map = page.getByRole('navigation', { name: MESSAGES.en.ParticipantDirectory.countries })
  await expect(map.getByRole('link')).toHaveText(['Armenia', 'Azerbaijan', 'Estonia', 'Georgia', 'Kazakhstan', 'Moldova', 'Poland', 'Türkiye', 'Ukraine'])
  await map.getByRole('link', { name: 'Ukraine' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/event/participants?country=UA')
  await expect(page.getByRole('heading', { level: 2, name: leadxers(3) })).toBeFocused()
  await expect(page.getByRole('combobox', { name: PeopleFilters.country })).toHaveValue('UA')
  await expect(map.getByRole('link', { name: 'Ukraine' })).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(map).toBeHidden()
})

test('where nobody is found others are named, whether the server or the browser looked', async ({ page }) => {
  const others = page.getByRole('list', { name: MESSAGES.en.ParticipantDirectory.others }).getByRole('listitem')
  await page.goto('/event/participants?keyword=nobody-of-this-name')
  await expect(others).toHaveCount(3)
  await openHydrated(page, '/event/summit-2027/participants')
  await page.getByRole('searchbox', { name: SEARCH }).fill('nobody-of-this-name')
  await expect(others).toHaveCount(3)
})

test('from a speaker one goes to their session on the agenda, and on to the next speaker', async ({ page }) => {
  await page.goto('/event/summit-2027/speakers')
  await page.getByRole('link', { name: 'Nino Kapanadze' }).click()
  const sessions = page.getByRole('region', { name: 'On the agenda' })
  await expect(sessions).toContainText(`${MESSAGES.en.ZoneLabel.tbilisi}, UTC+4`)
  await expect(sessions.getByRole('listitem').first()).toContainText('10:00–10:45')
  const link = sessions.getByRole('link', { name: 'The second day of the queue' })
  await expect(link).toHaveAttribute('href', /^\/event\/summit-2027\/agenda\?day=2027-05-14#session-\w+/)
  await expect(page.getByRole('link', { name: 'Leadx Summit 2026' }).last()).toBeVisible()
  await page.getByRole('link', { name: `${NeighbourLinks.next} Giorgi Beridze` }).click()
  await expect(page).toHaveURL('/event/summit-2027/speaker/giorgi-beridze')
  await expect(page.getByRole('link', { name: `${NeighbourLinks.previous} Nino Kapanadze` })).toBeVisible()
})

test('somebody on a page of an event is shown within it, below the list that they stand in', async ({ page }) => {
  const { EventClosing, EventNavigation, EventSpeakerPage } = MESSAGES.en
  const row = page.getByRole('navigation', { name: EventNavigation.label.replace('{event}', 'Leadx Summit 2027') })
  for (const [path, list] of [
    ['/event/summit-2027/speaker/nino-kapanadze', EventNavigation.eventSpeakers],
    ['/event/summit-2027/participant/mari-tskhadadze', EventNavigation.eventParticipants],
  ]) {
    await page.goto(path!)
    await expect(row.getByRole('link', { name: list! }), path).toHaveAttribute('aria-current', 'true')
    const [links, name] = [await row.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
    expect(links!.y + links!.height, path).toBeLessThanOrEqual(name!.y)
    await expect(page.getByRole('region', { name: EventClosing.title }), path).toBeVisible()
  }
  await page.goto('/event/summit-2027/speaker/nino-kapanadze')
  const others = page.getByRole('navigation', { name: EventSpeakerPage.others.replace('{event}', 'Leadx Summit 2027') })
  await others.getByRole('link', { name: EventSpeakerPage.all.replace('{count, number}', '22') }).click()
  await expect(page).toHaveURL('/event/summit-2027/speakers')
})

test('an event that is over speaks of its people in the past', async ({ page }) => {
  await page.goto('/event/summit-2026/participants')
  await expect(page.getByText('Who took part in Leadx Summit 2026')).toBeVisible()
  await page.goto('/participant/zofia-nowak')
  await expect(page.getByRole('region', { name: MESSAGES.en.PersonEvents.title })).toContainText(MESSAGES.en.EventMention.past)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of ['/event/speakers', '/event/summit-2027/speakers']) {
    test(`search and filters of ${path} share a row, and the first face begins in the upper half`, async ({ page, context, baseURL }) => {
      for (const value of ['en', 'ge']) {
        await context.addCookies([{ name: 'local-lang', value, url: baseURL }])
        await page.goto(path)
        const [first, ...others] = await page.getByRole('search').locator('input, select').all()
        const row = await first?.boundingBox()
        expect(row?.height).toBe(48)
        for (const control of others) expect((await control.boundingBox())?.y).toBe(row?.y)
        expect((await page.getByRole('main').getByRole('figure').first().boundingBox())?.y).toBeLessThan(420)
      }
    })
  }

  test('the search beside two filters is a sign, and what was searched for has a row to itself', async ({ page }) => {
    await page.goto('/event/speakers')
    const search = page.getByRole('searchbox')
    const filter = page.getByRole('combobox').first()
    const color = (element: Element) => getComputedStyle(element, '::placeholder').color
    expect(await search.evaluate(color)).toBe('rgba(0, 0, 0, 0)')
    expect((await search.boundingBox())?.width).toBe(48)
    await page.goto('/event/speakers?keyword=nobody-like-that')
    await expect(search).toHaveValue('nobody-like-that')
    const [field, below] = [await search.boundingBox(), await filter.boundingBox()]
    expect(field?.width).toBeGreaterThan(320)
    expect(below?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
  })
})

test('the last rows of a wall of speakers have no hole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/event/speakers?country=GE')
  const edges = await page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('article') }).evaluateAll((items) => {
    const boxes = items.map((item) => item.getBoundingClientRect())
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    return boxes.filter((box) => bottom - box.bottom < 20).map(({ left, right }) => [Math.round(left), Math.round(right)])
  })
  const list = await page.getByRole('search').boundingBox()
  expect(Math.min(...edges.map(([left = 0]) => left))).toBe(Math.round(list!.x))
  expect(Math.max(...edges.map(([, right = 0]) => right))).toBe(Math.round(list!.x + list!.width))
})

test('a session on the page of a speaker names who else is on stage, and leads to them', async ({ page }) => {
  const { SessionList } = MESSAGES.en
  for (const path of ['/speaker/nino-kapanadze', '/event/summit-2027/speaker/nino-kapanadze']) {
    await page.goto(path)
    const others = page.getByRole('list', { name: SessionList.others })
    // She speaks alone in the other session.
    await expect(others, path).toHaveCount(1)
    await expect(others.getByRole('link'), path).toHaveText(['Kwame Boateng', 'Levan Gelashvili', 'Natia Kobalia'])
  }
  await page.getByRole('link', { name: 'Levan Gelashvili' }).click()
  await expect(page).toHaveURL('/event/summit-2027/speaker/levan-gelashvili')
})
