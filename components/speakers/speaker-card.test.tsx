import { render, screen } from '@testing-library/react'
import { Portrait } from '@/components/ui/pictures/portrait'
import { SpeakerDays } from './speaker-days'
import { SpeakerList } from './speaker-list'
import type { SpeakerCard } from '@/lib/contract/speakers'

const speaker: SpeakerCard = { _id: '1', identifier: 'nino', fullName: 'Nino Kapanadze', role: 'Founder', organization: 'Khidi', photo: null, quote: '' }

test('texts that fell back to English say so, each for itself', () => {
  render(<SpeakerList speakers={[{ ...speaker, untranslated: ['role'] }]} />)
  expect(screen.getByText('Founder')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Khidi')).not.toHaveAttribute('lang')
})

test('a card that takes more than one place has a quote, in a list by day as well', () => {
  const speakers = [...Array(15).keys()].map((index) => ({ ...speaker, _id: `${index}`, identifier: `speaker-${index}`, quote: `Sentence ${index}` }))
  const { rerender } = render(<SpeakerList speakers={speakers} />)
  const [large, wideOnPhones] = [[2, 5, 12], [0, 3, 6, 9, 12]]
  const quotes = () => screen.getAllByText(/^Sentence/).map(({ textContent }) => textContent)
  expect(quotes()).toEqual(speakers.map(({ quote }) => quote).filter((_, index) => large.includes(index) || wideOnPhones.includes(index)))
  const days = [
    { key: '13', date: 'Thursday 13 May', title: 'Listen', speakers: ['speaker-2', 'speaker-3', 'speaker-5'] },
    { key: '14', date: 'Friday 14 May', title: '', speakers: ['speaker-1'] },
  ]
  rerender(<SpeakerDays days={days} speakers={speakers} seenFirst={1} />)
  expect(quotes()).toEqual(['Sentence 2', 'Sentence 5', 'Sentence 1'])
})

test.each([
  ['ნინო კაპანაძე', 'ნკ'],
  ['Anna Maria von Berg', 'AB'],
  ['👩‍🚀 Zoë O’Brien-Łukasz', 'ZO'],
  ['“Nino” (Kapanadze) 3', 'NK'],
])('without a photo, %s is shown as %s', (fullName, initials) => {
  const { container } = render(<Portrait person={{ fullName, photo: null }} sizes="10rem" />)
  expect(container).toHaveTextContent(new RegExp(`^${initials}$`))
})
