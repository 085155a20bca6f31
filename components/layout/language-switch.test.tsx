import { fireEvent, render, screen } from '@testing-library/react'
import { LanguageSwitch } from './language-switch'

let mockView: string[] | undefined
jest.mock('next/navigation', () => ({ useParams: () => ({ view: mockView }) }))

const cookies = () => document.cookie.split('; ')

afterEach(() => {
  document.cookie = 'local-lang=; path=/; max-age=0'
})

test.each([
  { locale: 'ka', value: 'ge', label: 'ქართული', href: '?lang=ge' },
  { locale: 'en', value: 'en', label: 'English', href: '?lang=en' },
] as const)('to $label leads to $href of the same screen, in its own words', ({ href, ...language }) => {
  render(<LanguageSwitch {...language} />)
  const link = screen.getByRole('link', { name: language.label })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAttribute('hreflang', language.locale)
  expect(link).toHaveAttribute('lang', language.locale)
})

test.each(['ctrlKey', 'shiftKey'])('a click with %s is left to the browser', (key) => {
  const stay = jest.fn((event: Event) => event.preventDefault())
  render(<LanguageSwitch locale="ka" value="ge" label="ქართული" />)
  let wasHandled = true
  const look = (event: Event) => {
    wasHandled = event.defaultPrevented
    stay(event)
  }
  document.addEventListener('click', look, { once: true })
  fireEvent.click(screen.getByRole('link'), { [key]: true })
  expect(wasHandled).toBe(false)
  expect(cookies()).not.toContain('local-lang=ge')
})
