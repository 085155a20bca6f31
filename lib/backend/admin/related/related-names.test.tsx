import { render, screen } from '@testing-library/react'
import { RelatedNames } from './related-names'

jest.mock('@payloadcms/ui', () => ({ useLocale: () => ({ code: 'ka' }) }))

const summit = { titles: { en: 'Summit', ka: 'სამიტი' }, picture: '/summit.webp' }
const jazz = { titles: { en: 'Jazz', ka: null }, picture: '/jazz.webp' }

test('names are in the language that is shown, or in another, with the picture of the first', () => {
  const { container } = render(<RelatedNames documents={[summit, jazz]} more={0} />)
  expect(container).toHaveTextContent('სამიტი, Jazz')
  for (const piece of ['სამიტი,', 'Jazz']) expect(screen.getByText(piece)).toBeVisible()
  expect([...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual(['/summit.webp'])
})

test('further documents are counted', () => {
  const { container } = render(<RelatedNames documents={[summit]} more={2} />)
  expect(container).toHaveTextContent('სამიტი and 2 more')
})

test('renders nothing without related documents', () => {
  const { container } = render(<RelatedNames documents={[]} more={0} />)
  expect(container).toBeEmptyDOMElement()
})
