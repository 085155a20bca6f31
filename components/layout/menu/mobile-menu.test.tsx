import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from './mobile-menu'

const entries = [
  { href: '/', label: 'Home' },
  { label: 'Annual Events', links: [{ href: '/event/summit-2027', label: 'Summit 2027', lang: 'en' }] },
  { label: 'Home pages', title: 'Main', links: [{ href: '/about', label: 'About Us' }] },
]
const actions = [{ href: '/event/summit-2027/apply-now', label: 'Apply to Accelerator' }]
const labels = { navigation: 'Main navigation', openMenu: 'Open menu', closeMenu: 'Close menu' }

// jsdom knows neither popovers nor dialogs nor what follows a click on a link.
const dialog = { hidePopover: jest.fn(), showModal: jest.fn(), close: jest.fn() }
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(HTMLDialogElement.prototype, dialog)
  document.addEventListener('click', stay)
})

afterEach(() => document.removeEventListener('click', stay))

function showMenu(changes: Partial<Parameters<typeof MobileMenu>[0]> = {}) {
  render(<MobileMenu entries={entries} actions={actions} languages={<a href="?lang=ge">ქართული</a>} labels={labels} pathname="/about" {...changes} />)
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  menu.open = true
  return menu
}

test('the menu opens as a modal dialog, and without JavaScript as a popover', async () => {
  const menu = showMenu()
  const open = screen.getByRole('button', { name: 'Open menu' })
  expect(menu).toHaveAttribute('popover', 'auto')
  expect(menu).toHaveAttribute('closedby', 'any')
  expect(open).toHaveAttribute('popovertarget', menu.id)
  const close = within(menu).getByRole('button', { name: 'Close menu' })
  expect(close).toHaveAttribute('popovertarget', menu.id)
  expect(close).toHaveAttribute('popovertargetaction', 'hide')
  await userEvent.click(open)
  expect(dialog.showModal.mock.contexts).toEqual([menu])
})

test.each(['Home', 'Summit 2027', 'About Us', 'Apply to Accelerator'])('choosing "%s" closes the menu', async (name) => {
  const menu = showMenu()
  await userEvent.click(within(menu).getByRole('link', { name }))
  expect(dialog.close.mock.contexts).toEqual([menu])
})

test('touching a heading leaves the menu open', async () => {
  const menu = showMenu()
  await userEvent.click(within(menu).getByText('Annual Events'))
  expect(dialog.close).not.toHaveBeenCalled()
})

test('a group is headed by its title, or else by its label', () => {
  const menu = within(showMenu())
  expect(menu.getByText('Main')).toBeInTheDocument()
  expect(menu.getByText('Annual Events')).toBeInTheDocument()
  expect(menu.queryByText('Home pages')).not.toBeInTheDocument()
})

test('below the other language, on the screen of an event its pages come first, then the events, then the general pages', () => {
  const menu = within(showMenu())
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['ქართული', 'Home', 'Summit 2027', 'About Us', 'Apply to Accelerator'])
})

test('on other screens the events come first', () => {
  const menu = within(showMenu({ entries: [entries[0], entries[1]] as typeof entries }))
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['ქართული', 'Summit 2027', 'Home', 'Apply to Accelerator'])
})

test('the current screen is marked, and only that', () => {
  const menu = within(showMenu())
  expect(menu.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['About Us'])
})

test('a title in another language says so', () => {
  expect(within(showMenu()).getByText('Summit 2027')).toHaveAttribute('lang', 'en')
})

test('without calls to action there is no place for them', () => {
  const menu = within(showMenu({ actions: [] }))
  expect(menu.queryByRole('link', { name: 'Apply to Accelerator' })).not.toBeInTheDocument()
  expect(menu.queryByRole('presentation')).not.toBeInTheDocument()
})

test('an event says what can be done about it by the clock of the visitor', async () => {
  const statuses = [{ from: 0, content: 'Registration is open' }, { from: Date.now() - 1000, content: 'Registration is closed' }]
  const event = { href: '/event/summit-2027', label: 'Summit 2027', when: '13 May 2027', statuses }
  const menu = within(showMenu({ entries: [{ label: 'Annual Events', links: [event] }] }))
  expect(await menu.findByText('Registration is closed')).toBeInTheDocument()
  expect(menu.queryByText('Registration is open')).not.toBeInTheDocument()
})
