import { render, screen } from '@testing-library/react'
import { Portrait } from './portrait'

test.each([
  ['Nino Kapanadze', 'NK'],
  ['ნინო კაპანაძე', 'ნკ'],
  ['Anna Maria von Berg', 'AB'],
  ['  Madonna ', 'M'],
  ['👩‍🚀 Zoë O’Brien-Łukasz', 'ZO'],
  ['“Nino” (Kapanadze) 3', 'NK'],
  ['Ana 🎷', 'A'],
  ['', ''],
])('without a photo, %s is shown as %s', (fullName, initials) => {
  const { container } = render(<Portrait person={{ fullName, photo: null }} sizes="10rem" />)
  expect(container).toHaveTextContent(new RegExp(`^${initials}$`))
})

test('a photo says nothing that the name beside it does not say', () => {
  const photo = { url: '/nino.webp', alt: 'Portrait of Nino', width: 800, height: 1000, renditions: [] }
  render(<Portrait person={{ fullName: 'Nino', photo }} sizes="10rem" />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/nino.webp')
})
