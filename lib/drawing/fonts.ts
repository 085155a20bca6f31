import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type Font, type PathCommand } from 'opentype.js'

/** The weights in which FiraGO is drawn. */
export type Weight = 400 | 600

const fonts = new Map<Weight, Font>()

/** How wide a text is in pixels. */
export function textWidth(text: string, size: number, weight: Weight): number {
  const font = fontOf(weight)
  return [...drawable(text, weight)].reduce((sum, sign) => sum + advanceOf(font, sign, size), 0)
}

/**
 * A text as the path of an SVG, so that drawing needs no font of the machine.
 *
 * @param x where it begins, and `y` where its base line is, in pixels
 */
export function textPath(text: string, { x, y, size, weight }: { x: number; y: number; size: number; weight: Weight }): string {
  const font = fontOf(weight)
  let left = x
  return [...drawable(text, weight)]
    .flatMap((sign) => {
      const { commands } = font.charToGlyph(sign).getPath(left, y, size)
      left += advanceOf(font, sign, size)
      return commands.map(toSvg)
    })
    .join('')
}

/** Without signs that the font does not have, such as those of emoji. */
export function drawable(text: string, weight: Weight): string {
  const font = fontOf(weight)
  return [...text.normalize('NFC')].filter((sign) => font.charToGlyphIndex(sign) > 0).join('')
}

function advanceOf(font: Font, sign: string, size: number): number {
  return (font.charToGlyph(sign).advanceWidth * size) / font.unitsPerEm
}

/** Not the package's own writing of paths: it makes NaN of numbers that are nearly whole. */
function toSvg({ type, x1, y1, x, y }: PathCommand): string {
  const points = [x1, y1, x, y].filter((number) => number !== undefined)
  return `${type}${points.map((number) => number.toFixed(1)).join(' ')}`
}

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight)
  if (known) return known
  const { buffer, byteOffset, byteLength } = readFileSync(path.join(process.cwd(), `lib/drawing/fonts/firago-drawn-${weight}.ttf`))
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength))
  fonts.set(weight, font)
  return font
}
