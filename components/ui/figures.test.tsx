import { render, screen } from '@testing-library/react'
import { Figures } from './figures'

const mockLocale = jest.fn(() => 'en')
jest.mock('next-intl', () => ({ useLocale: () => mockLocale() }))

test.each([
  ['en', '1900', '1,900'],
  ['en', '48000', '48,000'],
  ['ka', '1900', '1900'],
  ['ka', '48000', '48\u00a0000'],
  ['en', '200+', '200+'],
  ['ka', '12 out of 100', '12 out of 100'],
])('in %s, %s is written %s beside what it counts', (locale, value, text) => {
  mockLocale.mockReturnValue(locale)
  render(<Figures figures={[{ value, label: 'people since 2021' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('people since 2021')
  expect(screen.getByRole('definition').textContent).toBe(text)
})

test('renders nothing without figures', () => {
  const { container } = render(<Figures figures={[]} />)
  expect(container).toBeEmptyDOMElement()
})
