import { render, screen } from '@testing-library/react'
import { Figures } from './figures'

test('a figure is told with what it counts, its groups of digits on one line', () => {
  render(<Figures figures={[{ value: '1 900', label: 'people since 2021' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('people since 2021')
  expect(screen.getByRole('definition').textContent).toBe('1\u00a0900')
})

test('words may still break, and so may what is no number', () => {
  render(<Figures figures={[{ value: '12 out of 100', label: '' }]} />)
  expect(screen.getByRole('definition').textContent).toBe('12 out of 100')
})

test('no figures are nothing', () => {
  const { container } = render(<Figures figures={[]} />)
  expect(container).toBeEmptyDOMElement()
})
