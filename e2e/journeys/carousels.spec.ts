import type { Locator, Page } from '@playwright/test'
import { swipe } from '../support/gestures'
import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { Carousel, Partners, Testimonials } = MESSAGES.en
/** Longer than a carousel rests on a slide, in milliseconds. */
const LONGER_THAN_A_REST = 6500

const carouselOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).first()

/** Goes there: carousels begin when somebody comes near. */
async function goTo(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: Carousel.next })).toBeEnabled()
}

async function press(carousel: Locator, name: string): Promise<void> {
  await goTo(carousel)
  await carousel.getByRole('button', { name }).click()
}

/** The number of the slide at the left edge, and how far it is from there in CSS pixels. */
function leftmost(carousel: Locator): Promise<{ slide: number; distance: number }> {
  return carousel.getByRole('group', { name: /^\d+ \/ \d+$/ }).evaluateAll((slides) => {
    const edge = slides[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge))
    const distance = Math.min(...distances)
    return { slide: distances.indexOf(distance) + 1, distance }
  })
}

function expectSlide(carousel: Locator, slide: number, timeout?: number) {
  return expect.poll(async () => (await leftmost(carousel)).slide, { timeout }).toBe(slide)
}

test('carousels move by themselves once somebody is near, and rest under the pointer and at the button', async ({ page }) => {
  await openHydrated(page, '/')
  const [partners, testimonials] = [carouselOf(page, Partners.others), carouselOf(page, Testimonials.title)]
  // One that nobody is near costs nothing.
  await expect(partners.getByRole('button', { name: Carousel.next })).toBeDisabled()
  await goTo(partners)
  await goTo(testimonials)
  await testimonials.hover()
  // Twice, so that the turn of the one under the pointer would have come as well.
  for (const slide of [2, 3]) await expectSlide(partners, slide, LONGER_THAN_A_REST)
  await expectSlide(testimonials, 1)

  await press(partners, Carousel.pause)
  await page.mouse.move(0, 0)
  await partners.getByRole('button', { name: Carousel.play }).blur()
  const { slide: paused } = await leftmost(partners)
  await expectSlide(testimonials, 2, LONGER_THAN_A_REST)
  await expectSlide(partners, paused)
})

test('the buttons of a carousel wait for what they do', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const next = carouselOf(page, Testimonials.title).getByRole('button', { name: Carousel.next })
  await expect(next).toBeDisabled()
  release()
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expectSlide(carouselOf(page, Testimonials.title), 2)
})

test('for who wants no motion buttons and arrow keys move a carousel, which stands still', { tag: '@smoke' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const partners = carouselOf(page, Partners.others)
  await expect(partners.getByRole('button', { name: Carousel.play })).toBeVisible()
  await press(partners, Carousel.next)
  await expectSlide(partners, 2)
  await page.keyboard.press('ArrowRight')
  await expectSlide(partners, 3)
  await page.keyboard.press('ArrowLeft')
  await expectSlide(partners, 2)
  await press(partners, Carousel.previous)
  await expectSlide(partners, 1)
  await press(partners, Carousel.next)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect.poll(async () => (await leftmost(partners)).distance, 'the slide stands at the edge again').toBeLessThan(1)
  await expectSlide(partners, 2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger moves a carousel', async ({ page }) => {
    await page.goto('/')
    const testimonials = carouselOf(page, Testimonials.title)
    await goTo(testimonials)
    await swipe(testimonials, 'left')
    await expectSlide(testimonials, 2, 2000)
    await swipe(testimonials, 'right')
    await expectSlide(testimonials, 1, 2000)
  })
})
