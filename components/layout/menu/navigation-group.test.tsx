import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NavigationGroup } from './navigation-group'

const links = [
  { href: '/event/summit-2027', label: 'Summit 2027' },
  { href: '/event/gali-jazz-2027', label: 'Gali Jazz 2027', lang: 'en' },
]
const stay = (event: Event) => event.preventDefault()

async function openGroup() {
  render(
    <>
      <NavigationGroup label="Annual Events" title="All of them" links={links} pathname="/event/summit-2027" />
      <button type="button">Elsewhere</button>
    </>,
  )
  const summary = screen.getByText('Annual Events')
  const group = summary.closest('details') as HTMLDetailsElement
  await userEvent.click(summary)
  expect(group).toHaveAttribute('open')
  return { group, summary }
}

test('a second click closes the group', async () => {
  const { group, summary } = await openGroup()
  await userEvent.click(summary)
  expect(group).not.toHaveAttribute('open')
})

test('Escape closes the group, and the keyboard goes on at its label', async () => {
  const { group, summary } = await openGroup()
  act(() => screen.getByRole('link', { name: 'Summit 2027' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(group).not.toHaveAttribute('open')
  expect(summary).toHaveFocus()
})

test('Escape takes the focus from nobody when the group is closed', async () => {
  const { group, summary } = await openGroup()
  await userEvent.click(summary)
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(group).not.toHaveAttribute('open')
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('other keys leave the group open', async () => {
  const { group } = await openGroup()
  await userEvent.keyboard('{ArrowDown}a')
  expect(group).toHaveAttribute('open')
})

test('a click elsewhere closes the group', async () => {
  const { group } = await openGroup()
  await userEvent.click(document.body)
  expect(group).not.toHaveAttribute('open')
})

test('a click on the title within leaves the group open', async () => {
  const { group } = await openGroup()
  await userEvent.click(screen.getByText('All of them'))
  expect(group).toHaveAttribute('open')
})

test('leaving the last link by keyboard closes the group', async () => {
  const { group } = await openGroup()
  act(() => screen.getByRole('link', { name: 'Gali Jazz 2027' }).focus())
  expect(group).toHaveAttribute('open')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  expect(group).not.toHaveAttribute('open')
})

test('choosing a link closes the group', async () => {
  const { group } = await openGroup()
  // jsdom does not follow links.
  document.addEventListener('click', stay, { once: true })
  await userEvent.click(screen.getByRole('link', { name: 'Summit 2027' }))
  expect(group).not.toHaveAttribute('open')
})

test('the current screen is marked, and a title in another language says so', async () => {
  await openGroup()
  expect(screen.getByRole('link', { name: 'Summit 2027' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Gali Jazz 2027' })).not.toHaveAttribute('aria-current')
  expect(screen.getByText('Gali Jazz 2027')).toHaveAttribute('lang', 'en')
})

test('an event that does not take place as announced says so beside its name', () => {
  render(<NavigationGroup label="Annual Events" links={[{ href: '/event/x', label: 'Summit', note: 'Cancelled' }]} pathname="/" />)
  expect(screen.getByText('Annual Events').closest('details')).toHaveTextContent('Summit Cancelled')
})
