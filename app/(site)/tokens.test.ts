import { readFileSync } from 'node:fs'
import path from 'node:path'

const CSS = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
const SCHEMES = ['light', 'dark'] as const
const THEMES = ['house', 'accelerator', 'jazz'] as const
const GROUNDS = ['paper', 'shade', 'surface']

type Scheme = (typeof SCHEMES)[number]
type Theme = (typeof THEMES)[number]
type Rgb = [number, number, number]

const HOUSE = blockAfter(/^:root \{/m)

describe.each(THEMES)('theme of %s', (theme) => {
  describe.each(SCHEMES)('%s', (scheme) => {
    const of = (name: string) => color(name, theme, scheme)
    const ratio = (one: string, other: string) => contrast(of(one), of(other))

    test.each(GROUNDS)('text on %s has enough contrast', (ground) => {
      expect(ratio('ink', ground)).toBeGreaterThanOrEqual(7)
      expect(ratio('muted', ground)).toBeGreaterThanOrEqual(7)
      expect(ratio('accent', ground)).toBeGreaterThanOrEqual(4.5)
      expect(ratio('focus', ground)).toBeGreaterThanOrEqual(3)
    })

    test('headings and motifs on dark grounds have enough contrast', () => {
      for (const ground of ['ground', 'ground-2', 'deep']) {
        expect(ratio('head', ground)).toBeGreaterThanOrEqual(7)
        expect(ratio('motif', ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(ratio('on-night-muted', 'deep')).toBeGreaterThanOrEqual(7)
    })

    test('words of buttons, errors and confirmations have enough contrast', () => {
      expect(ratio('on-motif', 'motif')).toBeGreaterThanOrEqual(8)
      expect(ratio('on-accent', 'accent-fill')).toBeGreaterThanOrEqual(4.5)
      expect(ratio('on-accent', 'accent-fill-strong')).toBeGreaterThanOrEqual(4.5)
      expect(ratio('error', 'error-surface')).toBeGreaterThanOrEqual(4.5)
      expect(ratio('success', 'success-surface')).toBeGreaterThanOrEqual(4.5)
      expect(ratio('on-night', 'alert')).toBeGreaterThanOrEqual(7)
    })

    test('a filled button is seen on every ground', () => {
      for (const ground of GROUNDS) expect(ratio(scheme === 'light' ? 'accent-fill' : 'motif', ground)).toBeGreaterThanOrEqual(4.5)
    })

    test('the edge of a control is seen on every ground', () => {
      const edge = mix(of('ink'), of('paper'), 0.55)
      for (const ground of GROUNDS) expect(contrast(edge, of(ground))).toBeGreaterThanOrEqual(3)
    })
  })
})

/** The declarations of a rule. */
function blockAfter(start: RegExp): Map<string, string> {
  const begin = CSS.search(start)
  if (begin < 0) throw new Error(`There is no rule ${start.source}.`)
  const block = CSS.slice(begin, CSS.indexOf('}', begin))
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}

function color(name: string, theme: Theme, scheme: Scheme): Rgb {
  const themeTokens = theme === 'house' ? HOUSE : blockAfter(new RegExp(`:root:has\\(\\[data-theme='${theme}'\\]\\)`))
  const value = themeTokens.get(name) ?? HOUSE.get(name) ?? ''
  const [, light, dark] = /^light-dark\((.+), (#\w+)\)$/.exec(value) ?? [value, value, value]
  return rgbOf((scheme === 'light' ? light : dark) ?? '')
}

function rgbOf(hex: string): Rgb {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(hex) ?? []
  if (!blue) throw new Error(`${hex} is no colour.`)
  return [red, green, blue].map((part) => parseInt(part, 16) / 255) as Rgb
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const companded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** WCAG 2.2. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = (rgb: Rgb) => {
    const [red, green, blue] = rgb.map(linear) as Rgb
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function toOklab(rgb: Rgb): Rgb {
  const [r, g, b] = rgb.map(linear) as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s]
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s].map(companded) as Rgb
}

/** `share` of the first one, mixed in OKLab. */
function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const [a, b] = [toOklab(one), toOklab(other)]
  return fromOklab(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)) as Rgb)
}
