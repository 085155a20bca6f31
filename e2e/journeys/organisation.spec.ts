import { expect, MESSAGES, test } from '../support/test'

const { TeamStrip, TeamMemberPage, NeighbourLinks, JazzEvening, EventOffers } = MESSAGES.en

test('a visitor goes from the story to the team, to somebody in it, and on to the next', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('region', { name: TeamStrip.title }).getByRole('link', { name: TeamStrip.more }).click()
  await expect(page).toHaveURL('/team')
  await page.getByRole('link', { name: 'Ekaterine Jibladze' }).click()
  await expect(page).toHaveURL('/team-member/ekaterine-jibladze')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ekaterine Jibladze')
  const others = page.getByRole('navigation', { name: TeamMemberPage.others })
  await expect(others.getByRole('link')).toHaveCount(2)
  await expect(others.getByRole('link', { name: TeamMemberPage.all.replace('{count, number}', '12') })).toHaveAttribute('href', '/team')
  await others.getByRole('link', { name: NeighbourLinks.next }).click()
  await expect(page).toHaveURL('/team-member/lasha-kereselidze')
  await expect(others.getByRole('link', { name: 'Ekaterine Jibladze' })).toHaveAttribute('href', '/team-member/ekaterine-jibladze')
  await expect(others.getByRole('link', { name: 'Mariam Gurgenidze' })).toBeVisible()
  await expect(others.getByRole('link')).toHaveCount(2)
  await page.getByRole('navigation', { name: MESSAGES.en.Breadcrumb.label }).getByRole('link', { name: MESSAGES.en.Breadcrumb.team }).click()
  await expect(page).toHaveURL('/team')
})

test('the jazz page tells of the festival that is coming, and leads to it', async ({ page }) => {
  await page.goto('/gali-jazz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gali Jazz')
  const evening = page.getByRole('region', { name: 'Gali Jazz 2027: Two Nights under the Magnolias' })
  await expect(evening.getByRole('time')).toHaveText('3–4 September 2027')
  await expect(evening.getByRole('link', { name: EventOffers.register })).toHaveAttribute(
    'href',
    '/event/gali-jazz-2027/register-for-public-square',
  )
  await expect(page.getByRole('heading', { level: 3, name: 'Friday night' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 4, name: 'Enguri Quartet' })).toBeVisible()
  const gallery = page.getByRole('region', { name: MESSAGES.en.JazzGallery.title })
  await expect(gallery.getByText('2023, Enguri Quartet: the first evening')).toBeVisible()
  await expect(page.getByRole('link', { name: MESSAGES.en.JazzLinks.gettingThere })).toHaveAttribute('href', '/explore/gali-jazz-2027')
  await evening.getByRole('link', { name: JazzEvening.toEvent }).click()
  await expect(page).toHaveURL('/event/gali-jazz-2027')
})

test.describe('without JavaScript, in Georgian', () => {
  test.use({ javaScriptEnabled: false })

  test('one finds out how to write, call and come', async ({ page }) => {
    const { ContactDetails, WriteSection, ContactForm, SubscribeForm, CareerForm, CareersSection, MapLinks } = MESSAGES.ka
    await page.goto('/connect?lang=ge')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'hello@leadx.example' }).first()).toHaveAttribute('href', 'mailto:hello@leadx.example')
    await expect(main.getByRole('link', { name: '+995 32 200 27 27' })).toHaveAttribute('href', 'tel:+995322002727')
    await expect(main.getByText('გალაკტიონ ტაბიძის ქუჩა 21', { exact: false }).first()).toBeVisible()
    await expect(main.getByRole('list', { name: ContactDetails.socialNetworks }).getByRole('link')).toHaveCount(5)
    await expect(main.getByRole('img', { name: 'Leadx' })).toBeVisible()
    await expect(main.getByRole('link', { name: MapLinks.openStreetMap })).toHaveAttribute('href', /mlat=41\.6921&mlon=44\.8009/)
    await expect(page.locator('#write').getByRole('link', { name: WriteSection.speak })).toHaveAttribute(
      'href',
      `mailto:hello@leadx.example?subject=${encodeURIComponent(WriteSection.speakSubject)}`,
    )
    await main.getByText(CareersSection.open).click()
    for (const form of [ContactForm.label, SubscribeForm.label, CareerForm.label]) {
      await expect(main.getByRole('form', { name: form })).toHaveAttribute('method', 'post')
    }
  })
})
