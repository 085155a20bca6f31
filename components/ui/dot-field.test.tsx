import { render } from '@testing-library/react'
import { DotField } from './dot-field'

const CELL = 8

test.each([1, 22, 25, 480, 1000])('draws a dot for each of %i', (count) => {
  const { container } = render(<DotField count={count} />)
  const cells = [...container.querySelectorAll('rect')].map((part) => (Number(part.getAttribute('width')) / CELL) * (Number(part.getAttribute('height')) / CELL))
  expect(cells.reduce((sum, part) => sum + part, 0)).toBe(count)
})
