import { cleanup, render, screen } from '@testing-library/react'
import type { ParticipantCard } from '@/lib/contract/participants'
import { ParticipantList } from './participant-list'

const participant: ParticipantCard = {
  _id: '1',
  identifier: 'ani',
  fullName: 'Ani Harutyunyan',
  role: 'Cartographer',
  organization: 'Shirak Open Maps',
  photo: null,
  cohort: '2027',
  project: 'Maps for wheelchair users',
}
const show = (change: Partial<ParticipantCard> = {}, eventIdentifier?: string) =>
  render(<ParticipantList participants={[{ ...participant, ...change }]} cohortText="Cohort {cohort}" eventIdentifier={eventIdentifier} />)

test('what somebody is building leads, and leads to them', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Maps for wheelchair users' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Maps for wheelchair users' })).toHaveAttribute('href', '/participant/ani')
  expect(screen.getByText('Ani Harutyunyan')).toBeInTheDocument()
  expect(screen.getByText('Cohort 2027')).toBeInTheDocument()
})

test('a participant keeps the event around them', () => {
  show({}, 'summit-2027')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/event/summit-2027/participant/ani')
})

test('without a project the name leads, and is not said twice', () => {
  show({ project: '' })
  expect(screen.getByRole('heading', { name: 'Ani Harutyunyan' })).toBeInTheDocument()
  expect(screen.getAllByText('Ani Harutyunyan')).toHaveLength(1)
})

test('without a cohort none is named', () => {
  show({ cohort: '' })
  expect(screen.queryByText(/Cohort/)).not.toBeInTheDocument()
})

test('a cohort is named unless the whole event belongs to it, whatever part of the list is shown', () => {
  show({}, 'summit-2027')
  expect(screen.getByText('Cohort 2027')).toBeInTheDocument()
  cleanup()
  render(<ParticipantList participants={[participant]} cohortText="Cohort {cohort}" eventIdentifier="summit-2027" isOneCohort />)
  expect(screen.queryByText(/Cohort/)).not.toBeInTheDocument()
})

test('a project that fell back to English says so', () => {
  show({ untranslated: ['project'] })
  expect(screen.getByRole('heading')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Ani Harutyunyan')).not.toHaveAttribute('lang')
})

test('renders nothing without participants', () => {
  const { container } = render(<ParticipantList participants={[]} cohortText="Cohort {cohort}" />)
  expect(container).toBeEmptyDOMElement()
})

test.each([
  { order: 'one after the other, it stands large where it begins', cohorts: ['2027', '2027', '2026', '2026'], numerals: ['2027', '2026'] },
  { order: 'in turns, it stands small in every line', cohorts: ['2027', '2026', '2027', '2026'], numerals: [] },
])('the cohort of every participant is named: $order', ({ cohorts, numerals }) => {
  const people = cohorts.map((cohort, index) => ({ ...participant, _id: `${index}`, identifier: `${index}`, cohort }))
  render(<ParticipantList participants={people} cohortText="Cohort {cohort}" />)
  expect(screen.queryAllByText(/^\d{4}$/).map(({ textContent }) => textContent)).toEqual(numerals)
  expect(screen.getAllByText(/^Cohort/)).toHaveLength(4)
})
