import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import bidiFactory from 'bidi-js'
import { Blob, Buffer as Text, Direction, Face, Font, shape } from 'harfbuzzjs'
import { LRUCache } from 'lru-cache'

/** The weights in which FiraGO is drawn; scripts that it lacks have one of Noto between the two. */
export type Weight = 400 | 600

interface FaceFile {
  name: string
  weight?: Weight
  /** The first and the last of each run of characters that it has. */
  ranges: [first: number, last: number][]
}

/** A part of a line in one typeface and one direction. */
interface Run {
  text: string
  face: FaceFile
  isRightToLeft: boolean
}

/** In sizes of the letters. */
interface PlacedGlyph {
  font: Font
  glyph: number
  /** Of a unit of the typeface. */
  scale: number
  left: number
  rise: number
}

interface Line {
  glyphs: PlacedGlyph[]
  width: number
}

const FOLDER = path.join(process.cwd(), 'lib/drawing/fonts')
/** Of Chinese and Korean, each has some hundred characters; those that are used stay. */
const MOST_OPEN = 60
/** Marks and joiners belong to the letter before, whatever has them. */
const EXTENDS = /^[\p{M}\u200c\u200d]$/u

/** Scripts whose letters join or change places by rules of their own, for which a part must hold no other script. */
const SCRIPTS = [/\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /\p{Script=Devanagari}/u, /\p{Script=Thai}/u]
const MOST_SIGNS = 4000
const MOST_LINES = 300

const bidi = bidiFactory()
const faceOfSign = new LRUCache<string, FaceFile>({ max: MOST_SIGNS })
const opened = new LRUCache<string, { font: Font; unitsPerEm: number }>({ max: MOST_OPEN })
const lines = new LRUCache<string, Line>({ max: MOST_LINES })
let faces: FaceFile[] | undefined

/** How wide a text is in pixels. */
export function textWidth(text: string, size: number, weight: Weight): number {
  return place(text, weight).width * size
}

/**
 * A text as the path of an SVG, in any script that the packaged typefaces have, so that drawing needs no font of the machine.
 *
 * @param x where it begins on the left, and `y` where its base line is, in pixels
 */
export function textPath(text: string, { x, y, size, weight }: { x: number; y: number; size: number; weight: Weight }): string {
  return place(text, weight)
    .glyphs.flatMap(({ font, glyph, scale, left, rise }) => font.glyphToJson(glyph).map(({ type, values }) => toSvg(type, values, { x: x + left * size, y: y - rise * size, scale: scale * size })))
    .join('')
}

/** Without signs that no packaged typeface has, such as those of emoji. */
export function drawable(text: string, weight: Weight): string {
  return [...text.normalize('NFC')].filter((sign) => faceOf(sign, weight)).join('')
}

/** Whether all signs of a text can be drawn. */
export function isDrawable(text: string, weight: Weight): boolean {
  return drawable(text, weight).length === text.normalize('NFC').length
}

/** As `shapeLine`; finding a size measures the same words many times. */
function place(text: string, weight: Weight): Line {
  const key = `${weight}${text}`
  const line = lines.get(key) ?? shapeLine(text, weight)
  lines.set(key, line)
  return line
}

/** Where each glyph stands: letters joined and moved as the typeface wants it, and each direction in its order. */
function shapeLine(text: string, weight: Weight): Line {
  let width = 0
  const glyphs = runsOf(drawable(text, weight), weight).flatMap(({ text: part, face, isRightToLeft }) => {
    const { font, unitsPerEm } = open(face)
    const scale = 1 / unitsPerEm
    const buffer = new Text()
    buffer.addText(part)
    buffer.guessSegmentProperties()
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
    shape(font, buffer)
    return buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const placed = { font, glyph, scale, left: width + xOffset * scale, rise: yOffset * scale }
      width += xAdvance * scale
      return placed
    })
  })
  return { glyphs, width }
}

/** The parts of a line from left to right. */
function runsOf(text: string, weight: Weight): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  const runs: (Run & { level: number; script: string })[] = []
  let index = 0
  for (const sign of text) {
    const level = levels[index] ?? 0
    index += sign.length
    const last = runs.at(-1)
    const face = last && EXTENDS.test(sign) ? last.face : faceOf(sign, weight)
    const script = /\p{L}/u.test(sign) ? (SCRIPTS.find((each) => each.test(sign))?.source ?? '') : (last?.script ?? '')
    if (!face) continue
    if (last?.level === level && last.face === face && last.script === script) last.text += sign
    else runs.push({ text: sign, face, isRightToLeft: level % 2 === 1, level, script })
  }
  return inVisualOrder(runs)
}

/** As UAX #9 turns around what has a higher level, from the highest to the lowest odd one (rule L2). */
function inVisualOrder<Part extends { level: number }>(parts: Part[]): Part[] {
  const ordered = [...parts]
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      if ((ordered[start]?.level ?? 0) < level) continue
      let end = start
      while ((ordered[end]?.level ?? 0) >= level) end += 1
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}

function faceOf(sign: string, weight: Weight): FaceFile | undefined {
  faces ??= (JSON.parse(readFileSync(path.join(FOLDER, 'faces.json'), 'utf8')) as FaceFile[])
  const key = `${weight}${sign}`
  const known = faceOfSign.get(key)
  if (known) return known
  const code = sign.codePointAt(0) ?? 0
  const face = faces.find((each) => (each.weight ?? weight) === weight && each.ranges.some(([first, last]) => code >= first && code <= last))
  if (face) faceOfSign.set(key, face)
  return face
}

function open({ name }: FaceFile): { font: Font; unitsPerEm: number } {
  const known = opened.get(name)
  if (known) return known
  const face = new Face(new Blob(brotliDecompressSync(readFileSync(path.join(FOLDER, `${name}.ttf.br`)))))
  const entry = { font: new Font(face), unitsPerEm: face.upem }
  opened.set(name, entry)
  return entry
}

function toSvg(type: string, values: readonly number[], { x, y, scale }: { x: number; y: number; scale: number }): string {
  return `${type}${values.map((value, index) => (index % 2 === 0 ? x + value * scale : y - value * scale).toFixed(1)).join(' ')}`
}
