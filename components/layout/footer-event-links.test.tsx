import { render, screen } from '@testing-library/react'
import { FooterEventLinks } from './footer-event-links'

const useFramePath = jest.fn<string, []>()
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
  useFramePath: () => useFramePath(),
}))

const events = [{ identifier: 'summit-2027', title: 'Summit 2027' }]
const labels = { explore: 'Explore', speakers: 'Speakers', participants: 'Leadxers', faq: 'FAQ' }

test('the screens of an event have its links at their foot, without the lineup', () => {
  useFramePath.mockReturnValue('/event/summit-2027/faq')
  render(<FooterEventLinks events={events} labels={labels} />)
  expect(screen.getByRole('heading')).toHaveTextContent('Summit 2027')
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Explore', '/explore/summit-2027'],
    ['Speakers', '/event/summit-2027/speakers'],
    ['Leadxers', '/event/summit-2027/participants'],
    ['FAQ', '/event/summit-2027/faq'],
  ])
})

test('other screens have none', () => {
  useFramePath.mockReturnValue('/about')
  const { container } = render(<FooterEventLinks events={events} labels={labels} />)
  expect(container).toBeEmptyDOMElement()
})
