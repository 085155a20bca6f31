import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { answerOf } from '@/lib/api/browser-fixture'
import { FaqBrowser } from './faq-browser'

const PATH = '/event/summit/faq'

const texts = {
  search: 'Search questions',
  submit: 'Search',
  count: { one: '{count} question', other: '{count} questions' },
  found: { one: '{count} question found', other: '{count} questions found' },
  openAll: 'Open all',
  closeAll: 'Close all',
  copied: 'Copied.',
  nothing: 'Nothing for “{keyword}”',
  advice: 'Try another word.',
  all: 'All questions',
  ask: 'Write to us',
}

const TOPICS = [
  { id: 'event-1', name: 'Venue', faqs: [['dog', 'May I bring a dog?', 'No, alas.'], ['food', 'May I bring food?', 'Yes, and eat it in the Café.']] },
  { id: 'event-2', name: 'ბილეთი', faqs: [['price', 'რა ღირს ბილეთი?', 'შესვლა უფასოა.']] },
] as const

function showFaqs(address = PATH) {
  window.history.replaceState(null, '', address)
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <FaqBrowser path={PATH} sharedPath={`${PATH}?lang=ge`} first={{ view: {}, found: ['dog', 'food', 'price'] }} total={3} texts={texts} locale="en">
        <nav aria-label="Topics">
          <ul>
            {TOPICS.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div id="event" data-faq-group>
          {TOPICS.map(({ id, name, faqs }) => (
            <section key={id} id={id} aria-label={name} data-faq-group>
              {faqs.map(([key, question, answer]) => (
                <div key={key} data-faq>
                  <details id={`faq-${key}`}>
                    <summary>{question}</summary>
                    <p>{answer}</p>
                  </details>
                  <a href={`#faq-${key}`} aria-label={`Link to ${key}`}>
                    #
                  </a>
                </div>
              ))}
            </section>
          ))}
        </div>
      </FaqBrowser>
    </SWRConfig>,
  )
  return { box: screen.getByRole('searchbox', { name: 'Search questions' }) }
}

const questions = () => screen.queryAllByText(/\?$/).filter((summary) => !summary.closest('[hidden]'))
const shown = () => questions().map(({ textContent }) => textContent)
const isOpen = (question: string) => screen.getByText(question).closest('details')?.open

type Scrolled = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** Tells the page which topics have come into the reading zone or left it. */
let scrolled: Scrolled

/** What the API finds, by keyword. */
const FOUND: Partial<Record<string, string[]>> = { free: ['price'], bring: ['dog', 'food'] }
let isDown = false

beforeEach(() => {
  isDown = false
  AbortSignal.timeout = () => new AbortController().signal
  global.fetch = jest.fn((address: string) => {
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'))
    const keyword = new URL(address, 'http://localhost').searchParams.get('keyword') ?? ''
    return Promise.resolve(answerOf({ items: (FOUND[keyword] ?? []).map((_id) => ({ _id })) }))
  }) as jest.Mock
  Element.prototype.scrollIntoView = jest.fn()
  window.IntersectionObserver = jest.fn((callback: Scrolled) => {
    scrolled = callback
    return { observe: jest.fn(), disconnect: jest.fn() }
  }) as unknown as typeof IntersectionObserver
})

test('without a connection, what the page shows is searched', async () => {
  isDown = true
  const { box } = showFaqs()
  await userEvent.type(box, 'bring')
  await waitFor(() => expect(shown()).toEqual(['May I bring a dog?', 'May I bring food?']))
  await userEvent.clear(box)
  await userEvent.type(box, 'free')
  expect(await screen.findByText('Nothing for “free”')).toBeVisible()
})

test('topics without a question that is found go, in the index too, and come back', async () => {
  const { box } = showFaqs()
  await userEvent.type(box, 'dog')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'ბილეთი' })).not.toBeInTheDocument())
  expect(screen.getAllByRole('link', { name: /Venue|ბილეთი/ })).toHaveLength(1)
  await userEvent.clear(box)
  await waitFor(() => expect(shown()).toHaveLength(3))
  expect(screen.getAllByRole('link', { name: /Venue|ბილეთი/ })).toHaveLength(2)
})

test('the link to a question is copied with the language, without the search, and opens the question', async () => {
  const { box } = showFaqs()
  const user = userEvent.setup()
  await user.type(box, 'dog')
  // What is found comes a moment later, and would change the page after the test.
  await waitFor(() => expect(global.fetch).toHaveBeenCalled())
  await waitFor(() => expect(shown()).toEqual(['May I bring a dog?']))
  await user.click(screen.getByRole('link', { name: 'Link to dog' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${PATH}?lang=ge#faq-dog`)
  expect(isOpen('May I bring a dog?')).toBe(true)
})

test('the index marks the topic that is being read', () => {
  showFaqs()
  const [venue, ticket] = TOPICS.map(({ name }) => screen.getByRole('region', { name })) as [HTMLElement, HTMLElement]
  scrolled([{ target: venue, isIntersecting: true }, { target: ticket, isIntersecting: false }])
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Venue')
  scrolled([{ target: venue, isIntersecting: false }, { target: ticket, isIntersecting: true }])
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('ბილეთი')
})
