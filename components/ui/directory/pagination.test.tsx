import { fireEvent, render, screen } from '@testing-library/react'
import { Pagination } from './pagination'

const labels = { navigation: 'Pages', previous: 'Previous', next: 'Next', page: 'Page' }
const show = (page: number, pages: number, onChoose?: jest.Mock) =>
  render(<Pagination page={page} pages={pages} hrefOf={(target) => `/list?page=${target}`} labels={labels} onChoose={onChoose} />)
const linkTo = (name: string) => screen.queryByRole('link', { name })

test.each([0, 1])('a list of %d pages needs none', (pages) => {
  const { container } = show(1, pages)
  expect(container).toBeEmptyDOMElement()
})

test('every page is a link, and the current one says so', () => {
  show(2, 3)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
  expect(linkTo('Page 1')).toHaveAttribute('href', '/list?page=1')
  expect(linkTo('Page 2')).toHaveAttribute('aria-current', 'page')
  expect(linkTo('Page 3')).not.toHaveAttribute('aria-current')
})

test('the pages beside the current one are told as such', () => {
  show(2, 3)
  expect(linkTo('Previous')).toHaveAttribute('href', '/list?page=1')
  expect(linkTo('Previous')).toHaveAttribute('rel', 'prev')
  expect(linkTo('Next')).toHaveAttribute('href', '/list?page=3')
  expect(linkTo('Next')).toHaveAttribute('rel', 'next')
})

test('nothing comes before the first page or after the last', () => {
  const { unmount } = show(1, 3)
  expect(linkTo('Previous')).not.toBeInTheDocument()
  unmount()
  show(3, 3)
  expect(linkTo('Next')).not.toBeInTheDocument()
})

test('of many pages some are left out', () => {
  show(125, 250)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1', '…', '124', '125', '126', '…', '250'])
})

test('an island can turn the page by itself', () => {
  const onChoose = jest.fn((_page: number, event: Event) => event.preventDefault())
  show(1, 3, onChoose)
  fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(onChoose).toHaveBeenCalledWith(2, expect.anything())
})
