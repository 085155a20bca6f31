import { drawBars, drawColumns, plotText } from './draw-plot'

const ROWS = [{ label: 'A & <B>', count: 8 }, { label: 'C', count: 2 }, { label: 'D', count: 0 }]

test('a bar is as long as its share of the longest, and labels cannot break the picture', () => {
  const svg = drawBars('By organisation', ROWS)
  expect([...svg.matchAll(/<rect x="220"[^>]* width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([360, 90, 1])
  expect(svg).toContain('A &amp; &lt;B&gt;')
  expect(svg).toContain('<title>By organisation</title>')
})

test('columns stand side by side, their scale and their ends named', () => {
  const svg = drawColumns('By day', ROWS)
  const heights = [...svg.matchAll(/<rect x="[\d.]+" [^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height))
  expect(heights).toEqual([156, 39, 0])
  expect(svg).toMatch(/>8<\/text>.*>4<\/text>/)
  expect(svg).toContain('>D</text>')
  expect(drawColumns('By day', [])).toContain('</svg>')
})

test('a plot can be read aloud', () => {
  expect(plotText(ROWS)).toBe('10 in all, in 3 rows. Most: A & <B>, 8. The table has every number.')
  expect(plotText([])).toBe('Nothing yet.')
})
