import type { Page } from '@playwright/test'
import sharp from 'sharp'

interface Words {
  text: string
  x: number
  y: number
  width: number
  height: number
  light: number
  isLarge: boolean
}

/** WCAG 2.2, 1.4.3. */
const ENOUGH = { large: 3, other: 4.5 }
/** How much of the ground of a word may be nearer to its colour, such as a star behind it. */
const IGNORED = 0.02

/** What in the headers and the hero of a page stands out too little from the picture behind it, with its contrast; needs `bypassCSP`. */
export async function faintWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(findWords)
  await page.addStyleTag({ content: '* { color: transparent !important; text-decoration-color: transparent !important } header :is(svg, a > img) { opacity: 0 }' })
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' })).raw().toBuffer({ resolveWithObject: true })
  return words.flatMap(({ text, x, y, width, height, light, isLarge }) => {
    const grounds: number[] = []
    for (let row = Math.ceil(Math.max(0, y)); row < Math.min(info.height, y + height); row += 2) {
      for (let column = Math.ceil(Math.max(0, x)); column < Math.min(info.width, x + width); column += 2) {
        const place = (row * info.width + column) * info.channels
        grounds.push(contrast(light, luminance(data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0)))
      }
    }
    const least = grounds.sort((a, b) => a - b)[Math.floor(grounds.length * IGNORED)] ?? Infinity
    return least < (isLarge ? ENOUGH.large : ENOUGH.other) ? [`${text}: ${least.toFixed(1)}`] : []
  })
}

/** How far the darkest and the lightest of a picture are apart (WCAG 2.2, contrast ratio). */
export async function contrastWithin(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const lights = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const place = pixel * info.channels
    return luminance(data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0)
  }).sort((one, other) => one - other)
  return contrast(lights[0] ?? 0, lights.at(-1) ?? 0)
}

/** By the relative luminance of two colours. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(...channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The lines of text in headers and heroes that have no ground of their own. */
function findWords(): Words[] {
  const found: Words[] = []
  for (const header of document.querySelectorAll('header, [data-ground]:has(h1, nav):not(header *)')) {
    const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim(), node.parentElement]
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
      const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(parent)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') continue
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
      const light = [red, green, blue].map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height, right, bottom } of range.getClientRects()) {
        if (width < 4 || x < 0 || right > innerWidth || bottom > innerHeight) continue
        const size = Number.parseFloat(fontSize)
        found.push({
          text,
          x,
          y,
          width,
          height,
          light: 0.2126 * (light[0] ?? 0) + 0.7152 * (light[1] ?? 0) + 0.0722 * (light[2] ?? 0),
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600),
        })
      }
    }
  }
  return found
}
