import { expect, test } from '../support/test'

test('a visit asks for one document, and loads no page ahead', async ({ page }) => {
  const documentRequests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document' || request.url().includes('_rsc')) documentRequests.push(request.url())
  })
  await page.goto('/')
  await page.mouse.wheel(0, 4000)
  await page.waitForTimeout(1000)
  expect(documentRequests).toHaveLength(1)
})

test('every picture has its space, a modern format, and the size it is drawn at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const pictures = await page.locator('img').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      src: image.currentSrc || image.src,
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      hasAlt: image.hasAttribute('alt'),
    })),
  )
  expect(pictures.length).toBeGreaterThan(10)
  for (const { src, sized, hasAlt } of pictures) {
    expect(sized, src).toBe(true)
    expect(hasAlt, src).toBe(true)
    expect(src).toMatch(/\.(webp|avif)/)
  }
})
