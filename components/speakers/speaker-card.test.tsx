import { render, screen } from '@testing-library/react'
import type { SpeakerCard as Speaker } from '@/lib/contract/speakers'
import { SpeakerDays } from './speaker-days'
import { SpeakerList } from './speaker-list'
import { SpeakerWall } from './speaker-wall'

const photo = { url: '/nino.webp', alt: 'Portrait', width: 800, height: 1000, renditions: [] }
const speaker: Speaker = { _id: '1', identifier: 'nino', fullName: 'Nino Kapanadze', role: 'Founder', organization: 'Khidi', photo, quote: '' }

test('a speaker keeps the event around them, or none', () => {
  const { rerender } = render(<SpeakerList speakers={[speaker]} eventIdentifier="summit-2027" />)
  expect(screen.getByRole('link', { name: 'Nino Kapanadze' })).toHaveAttribute('href', '/event/summit-2027/speaker/nino')
  rerender(<SpeakerList speakers={[speaker]} />)
  expect(screen.getByRole('link', { name: 'Nino Kapanadze' })).toHaveAttribute('href', '/speaker/nino')
})

test.each([
  { role: 'Founder', organization: 'Khidi', lines: ['Founder', 'Khidi'] },
  { role: 'Founder', organization: '', lines: ['Founder'] },
  { role: '', organization: 'Khidi', lines: ['Khidi'] },
])('role "$role" and organisation "$organization" have a line each', ({ role, organization, lines }) => {
  render(<SpeakerList speakers={[{ ...speaker, role, organization }]} />)
  expect(screen.getAllByText(/^(Founder|Khidi)$/).map(({ textContent }) => textContent)).toEqual(lines)
})

test('without a photo the initials stand in', () => {
  render(<SpeakerList speakers={[{ ...speaker, photo: null }]} />)
  expect(screen.getByText('NK')).toHaveAttribute('aria-hidden', 'true')
})

test('texts that fell back to English say so, each for itself', () => {
  render(<SpeakerList speakers={[{ ...speaker, untranslated: ['role'] }]} />)
  expect(screen.getByText('Founder')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Khidi')).not.toHaveAttribute('lang')
})

test('portraits that are seen first are not loaded last', () => {
  render(<SpeakerList speakers={[speaker, { ...speaker, _id: '2', identifier: 'second' }]} seenFirst={1} />)
  expect(screen.getAllByRole('presentation').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy'])
})

test('renders nothing without speakers', () => {
  const { container } = render(<SpeakerList speakers={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('a card that takes more than one place has a quote, in a list by day as well', () => {
  const speakers = [...Array(15).keys()].map((index) => ({ ...speaker, _id: `${index}`, identifier: `speaker-${index}`, quote: `Sentence ${index}` }))
  const { rerender } = render(<SpeakerList speakers={speakers} />)
  const [large, wideOnPhones] = [[2, 5, 12], [0, 3, 6, 9, 12]]
  expect(screen.getAllByText(/^Sentence/).map(({ textContent }) => textContent)).toEqual(speakers.map(({ quote }) => quote).filter((_, index) => large.includes(index) || wideOnPhones.includes(index)))
  const days = [
    { key: '13', date: 'Thursday 13 May', title: 'Listen', speakers: ['speaker-2', 'speaker-3', 'speaker-5'] },
    { key: '14', date: 'Friday 14 May', title: '', speakers: ['speaker-1'] },
  ]
  rerender(<SpeakerDays days={days} speakers={speakers} seenFirst={1} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Listen Thursday 13 May',
    'Nino Kapanadze',
    'Nino Kapanadze',
    'Nino Kapanadze',
    'Friday 14 May',
    'Nino Kapanadze',
  ])
  expect(screen.getAllByText(/^Sentence/).map(({ textContent }) => textContent)).toEqual(['Sentence 2', 'Sentence 5', 'Sentence 1'])
})

test('the first of a wall is quoted on Home, and not once more on the page of an event', () => {
  const quoted = { ...speaker, quote: 'Listen first.' }
  const { rerender } = render(<SpeakerWall speakers={[quoted]} />)
  expect(screen.getByText('Listen first.')).toBeInTheDocument()
  rerender(<SpeakerWall speakers={[quoted]} eventIdentifier="summit-2027" />)
  expect(screen.queryByText('Listen first.')).toBe(null)
})
