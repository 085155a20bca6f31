import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as opentype from 'opentype.js'
import type { Font, PathCommand } from 'opentype.js'
import kerning400 from './fonts/kerning-400.json'
import kerning600 from './fonts/kerning-600.json'

/** The weights in which FiraGO is drawn. */
export type Weight = 400 | 600

// Bundlers see each export of the package, Node itself one that holds them all.
const exported: { parse: typeof opentype.parse; default?: Pick<typeof opentype, 'parse'> } = opentype
const { parse } = exported.default ?? exported

/** By how many units of the font the second of two letters is moved. */
const KERNING: Record<Weight, Partial<Record<string, number>>> = { 400: kerning400, 600: kerning600 }

const fonts = new Map<Weight, Font>()

/** How wide a text is in pixels. */
export function textWidth(text: string, size: number, weight: Weight): number {
  return place(text, size, weight).width
}

/**
 * A text as the path of an SVG, so that drawing needs no font of the machine.
 *
 * @param x where it begins, and `y` where its base line is, in pixels
 */
export function textPath(text: string, { x, y, size, weight }: { x: number; y: number; size: number; weight: Weight }): string {
  const font = fontOf(weight)
  return place(text, size, weight)
    .signs.flatMap(({ sign, left }) => font.charToGlyph(sign).getPath(x + left, y, size).commands.map(toSvg))
    .join('')
}

/** Where each sign of a text stands, pairs of letters moved together as the font wants it. */
function place(text: string, size: number, weight: Weight): { signs: { sign: string; left: number }[]; width: number } {
  const font = fontOf(weight)
  const scale = size / font.unitsPerEm
  let [width, before] = [0, '']
  const signs = [...drawable(text, weight)].map((sign) => {
    const left = width + (KERNING[weight][before + sign] ?? 0) * scale
    width = left + font.charToGlyph(sign).advanceWidth * scale
    before = sign
    return { sign, left }
  })
  return { signs, width }
}

/** Without signs that the font does not have, such as those of emoji. */
export function drawable(text: string, weight: Weight): string {
  const font = fontOf(weight)
  return [...text.normalize('NFC')].filter((sign) => font.charToGlyphIndex(sign) > 0).join('')
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
