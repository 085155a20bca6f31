import { render, screen } from '@testing-library/react'
import type { ParticipantCard } from '@/lib/contract/participants'
import { ParticipantList } from './participant-list'

const participant: ParticipantCard = { _id: '1', identifier: 'ani', fullName: 'Ani Harutyunyan', role: 'Cartographer', organization: 'Shirak Open Maps', photo: null, cohort: '2027', project: 'Maps for wheelchair users' }
const show = (people: Partial<ParticipantCard>[], isOneCohort = false) =>
  render(<ParticipantList participants={people.map((change, index) => ({ ...participant, _id: `${index}`, identifier: `${index}`, ...change }))} cohortText="Cohort {cohort}" isOneCohort={isOneCohort} />)

test('a project that fell back to English says so', () => {
  show([{ untranslated: ['project'] }])
  expect(screen.getByRole('heading', { name: participant.project })).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Ani Harutyunyan')).not.toHaveAttribute('lang')
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
