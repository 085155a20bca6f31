import { render, screen } from '@testing-library/react'
import { SeparatedText } from './separated-text'

test('the parts of a line stay whole, and read as staff wrote them', () => {
  render(<SeparatedText text="Leadx Summit · Tbilisi · 13–15 May 2027" lang="en" />)
  const line = screen.getByText((_, element) => element?.tagName === 'P')
  expect(line).toHaveTextContent('Leadx Summit · Tbilisi · 13–15 May 2027')
  expect(line).toHaveAttribute('lang', 'en')
  expect(line.children).toHaveLength(3)
})
