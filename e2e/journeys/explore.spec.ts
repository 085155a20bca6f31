import { readSource } from '../support/html'
import { expect, MESSAGES, test } from '../support/test'

/** Fills the gaps of a message. */
const filled = (message: string, values: Record<string, string>) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

test('the place of an event can be explored, in Georgian', async ({ page }) => {
  const messages = MESSAGES.ka
  const around = { place: 'თბილისი', country: 'საქართველო', width: '640 კმ' }
  await page.goto('/explore/summit-2027?lang=ge')
  await expect(page.getByRole('heading', { level: 1, name: 'სოლოლაკის აბრეშუმის დარბაზი' })).toBeVisible()
  for (const { title } of [messages.VenueStory, messages.EventHighlights, messages.Partners]) {
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
  }
  const scenes = page.getByRole('region', { name: messages.EventHighlights.title })
  await expect(scenes.getByRole('heading', { level: 3 })).toHaveCount(4)
  const where = page.getByRole('region', { name: messages.GettingThere.title })
  await expect(where.getByRole('img', { name: filled(messages.LocatorMap.inCountry, around) })).toBeVisible()
  await expect(where.getByRole('link', { name: messages.MapLinks.openStreetMap })).toHaveAttribute('href', /openstreetmap\.org.*41\.6903/)
  await expect(where.getByRole('link', { name: messages.MapLinks.googleMaps })).toHaveAttribute('href', /google\.com\/maps/)
  const on = page.getByRole('region', { name: messages.EventClosing.title })
  await expect(on.getByRole('link', { name: messages.EventClosing.agenda })).toHaveAttribute('href', '/event/summit-2027/agenda')
  await on.getByRole('link', { name: messages.EventOffers.register }).click()
  await expect(page).toHaveURL('/event/summit-2027/register-for-public-square?lang=ge')
})

test('an event that takes applications only leads to them', async ({ page }) => {
  await page.goto('/explore/accelerator-2027')
  const on = page.getByRole('region', { name: MESSAGES.en.EventClosing.title })
  await expect(on.getByRole('link', { name: MESSAGES.en.EventOffers.register })).toHaveCount(0)
  await expect(on.getByRole('link', { name: MESSAGES.en.EventOffers.apply })).toHaveAttribute('href', '/event/accelerator-2027/apply-now')
})

test('the page of an event tells the beginning, the page about it the rest and the years before', async ({ page }) => {
  const { EventAbout, EventHero, EventEditions, EventEdition, EventAboutLinks } = MESSAGES.en
  const chapter = page.getByRole('main').getByRole('heading', { name: 'How to take part' })
  await page.goto('/event/summit-2027')
  await expect(page.getByText('For most of the last century')).toBeVisible()
  await expect(chapter).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: EventHero.agenda, exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: EventAbout.more }).click()
  await expect(page).toHaveURL('/event/summit-2027/about')
  await expect(chapter).toBeVisible()
  const editions = page.getByRole('region', { name: EventEditions.title }).getByRole('listitem')
  await expect(editions).toContainText([`2027`, '2026', '2025'])
  await expect(editions).toContainText([EventEdition.upcoming, EventEdition.past, EventEdition.past])
  const on = page.getByRole('navigation', { name: EventAboutLinks.label })
  await expect(on.getByRole('link', { name: new RegExp(`${EventAboutLinks.agenda}.*18`) })).toHaveAttribute('href', '/event/summit-2027/agenda')
  await editions.getByRole('link', { name: /Summit 2026/ }).click()
  await expect(page).toHaveURL('/event/summit-2026')
})

test('every page of an event that is over says so, invites to nothing, and leads to the current one', async ({ page, request }) => {
  const { EventNotice, EventOffers, SignUpClosed } = MESSAGES.en
  for (const path of ['/event/summit-2026', '/event/summit-2026/about', '/event/summit-2026/speakers', '/explore/summit-2026']) {
    const { notes, links } = readSource(await (await request.get(path)).text())
    expect(notes.map(({ text }) => text.includes(EventNotice.pastTitle)), path).toEqual([true])
    expect(notes[0]?.links.map(({ href }) => href), path).toEqual(['/event/summit-2027'])
    expect(links.length, path).toBeGreaterThan(5)
    for (const { text } of links) expect([EventOffers.register, EventOffers.apply], path).not.toContain(text)
  }
  await page.goto('/event/summit-2026')
  const next = page.getByRole('region', { name: 'Leadx Summit 2027', exact: true })
  await expect(next.getByText(SignUpClosed.next, { exact: true })).toBeVisible()
  await next.getByRole('link').click()
  await expect(page).toHaveURL('/event/summit-2027')
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0)
})
