import { allowedHtml } from './html/allowed-html'
import { SHOWN_SIZES, shownSize } from './shown-size'

test.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const)('the editor shows %s as the pages do, by a heading that it offers', (size) => {
  const shown = shownSize(size)
  expect(allowedHtml(`<${size}>Programme</${size}>`)).toBe(`<${shown}>Programme</${shown}>`)
  expect(SHOWN_SIZES).toContain(shown)
})
