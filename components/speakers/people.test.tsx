import { render, screen } from '@testing-library/react'
import { ParticipantList } from '@/components/participants/participant-list'
import { SpeakerDays } from './speaker-days'
import { SpeakerList } from './speaker-list'
import { SpeakerWall } from './speaker-wall'
import type { ParticipantCard } from '@/lib/contract/participants'
import type { SpeakerCard } from '@/lib/contract/speakers'
import { Portrait } from '@/components/ui/pictures/portrait'

const speaker: SpeakerCard = { _id: '1', identifier: 'nino', fullName: 'Nino Kapanadze', role: 'Founder', organization: 'Khidi', photo: null, quote: '' }
const participant: ParticipantCard = { _id: '1', identifier: 'ani', fullName: 'Ani Harutyunyan', role: 'Cartographer', organization: 'Shirak Open Maps', photo: null, cohort: '2027', project: 'Maps for wheelchair users' }
const show = (people: Partial<ParticipantCard>[], isOneCohort = false) =>
  render(<ParticipantList participants={people.map((change, index) => ({ ...participant, _id: `${index}`, identifier: `${index}`, ...change }))} cohortText="Cohort {cohort}" isOneCohort={isOneCohort} />)

test('texts that fell back to English say so, each for itself', () => {
  render(<SpeakerList speakers={[{ ...speaker, untranslated: ['role'] }]} />)
  expect(screen.getByText('Founder')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Khidi')).not.toHaveAttribute('lang')
  show([{ untranslated: ['project'] }])
  expect(screen.getByRole('heading', { name: participant.project })).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Ani Harutyunyan')).not.toHaveAttribute('lang')
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

test('the first of a wall is quoted on Home, and not once more on the page of an event', () => {
  const quoted = { ...speaker, quote: 'Listen first.' }
  const { rerender } = render(<SpeakerWall speakers={[quoted]} />)
  expect(screen.getByText('Listen first.')).toBeInTheDocument()
  rerender(<SpeakerWall speakers={[quoted]} eventIdentifier="summit-2027" />)
  expect(screen.queryByText('Listen first.')).toBe(null)
})

test('what somebody is building leads, or else their name, which is not said twice', () => {
  show([{}, { project: '', fullName: 'Luka' }])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([participant.project, 'Luka'])
  expect(screen.getAllByText('Luka')).toHaveLength(1)
})

test.each([
  { order: 'one after the other, it stands large where it begins', cohorts: ['2027', '2027', '2026', '2026'], numerals: ['2027', '2026'] },
  { order: 'in turns, it stands small in every line', cohorts: ['2027', '2026', '2027', '2026'], numerals: [] },
])('the cohort of every participant is named: $order', ({ cohorts, numerals }) => {
  show(cohorts.map((cohort) => ({ cohort })))
  expect(screen.queryAllByText(/^\d{4}$/).map(({ textContent }) => textContent)).toEqual(numerals)
  expect(screen.getAllByText(/^Cohort/)).toHaveLength(4)
})

test.each([{ cohort: '', isOneCohort: false }, { cohort: '2027', isOneCohort: true }])('no cohort is named where there is none, or the whole event belongs to it: %j', ({ cohort, isOneCohort }) => {
  show([{ cohort }], isOneCohort)
  expect(screen.queryByText(/Cohort/)).not.toBeInTheDocument()
})

test.each([
  ['ნინო კაპანაძე', 'ნკ'],
  ['Anna Maria von Berg', 'AB'],
  ['  Madonna ', 'M'],
  ['👩‍🚀 Zoë O’Brien-Łukasz', 'ZO'],
  ['“Nino” (Kapanadze) 3', 'NK'],
  ['', ''],
])('without a photo, %s is shown as %s', (fullName, initials) => {
  const { container } = render(<Portrait person={{ fullName, photo: null }} sizes="10rem" />)
  expect(container).toHaveTextContent(new RegExp(`^${initials}$`))
})
