import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { AGENDA_PATH, SETUP, TestAgenda } from '../agenda-fixture'

beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', AGENDA_PATH)
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

test('in an agenda that comes in parts, the filters are cleared by a link', () => {
  render(<TestAgenda setup={{ ...SETUP, isWhole: false, query: '?stage=Yard' }} />)
  const [link] = screen.getAllByRole('link', { name: 'Clear filters' })
  expect(link).toHaveAttribute('href', AGENDA_PATH)
  link?.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  link?.click()
  expect(window.location.search).toBe('')
})

test('over the plan, which is not filtered, nothing says that it is', async () => {
  window.history.replaceState(null, '', `${AGENDA_PATH}?stage=Yard`)
  render(<TestAgenda />)
  expect(screen.getAllByRole('link', { name: 'Clear filters' })).not.toHaveLength(0)
  await userEvent.click(screen.getByRole('tab', { name: /My plan/ }))
  expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement()
  expect(screen.queryByLabelText('Stage')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: /2027-05-13/ }))
  expect(screen.getByLabelText('Stage')).toHaveValue('Yard')
})

test('Back takes a filter off', async () => {
  render(<TestAgenda />)
  await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Yard')
  act(() => window.history.back())
  expect(await screen.findByText('3 sessions')).toBeVisible()
  expect(screen.getByLabelText('Stage')).toHaveValue('')
})

test('a choice in the address that is none of those offered is named all the same', () => {
  window.history.replaceState(null, '', `${AGENDA_PATH}?stage=Attic`)
  render(<TestAgenda />)
  expect(screen.getByLabelText('Stage')).toHaveValue('Attic')
  expect(within(screen.getByRole('tabpanel')).getByText('No sessions match your filters.')).toBeVisible()
})

test('choices made before the page comes to life count too', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<TestAgenda />)
  const select = screen.getByLabelText('Stage')
  ;(select as HTMLSelectElement).value = 'Yard'
  render(<TestAgenda />, { container, hydrate: true })
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 sessions')
  expect(window.location.search).toBe('?stage=Yard')
  expect(select).toHaveValue('Yard')
})

test('in an agenda that comes in parts, a choice asks the server', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined)
  render(<TestAgenda setup={{ ...SETUP, isWhole: false }} />)
  await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Yard')
  expect(submit).toHaveBeenCalled()
})

test.each([[true, null], [false, '2027-05-14']])('where the document holds all days (%s), the form asks for the day %s', (isWhole, day) => {
  render(<TestAgenda setup={{ ...SETUP, day: '2027-05-14', isWhole }} />)
  expect(new FormData(screen.getByRole<HTMLFormElement>('search')).get('day')).toBe(day)
})
