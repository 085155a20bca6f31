import type { EventLabel } from '@/lib/contract/events'
import { cohortOptions, countryOptions, eventOptions, withChosen } from './filter-options'

const labels = (options: { label: string }[]) => options.map(({ label }) => label)

test('countries stand by their names in the language of the page, not by their codes', () => {
  expect(labels(countryOptions(['AM', 'DE', 'GE', 'GB'], 'en'))).toEqual(['Armenia', 'Georgia', 'Germany', 'United Kingdom'])
  expect(labels(countryOptions(['AM', 'DE', 'GE', 'GB'], 'ka'))).toEqual(['გაერთიანებული სამეფო', 'გერმანია', 'საქართველო', 'სომხეთი'])
})

test('the latest cohort comes first', () => {
  expect(labels(cohortOptions(['2025', '2026', '2027'], 'en'))).toEqual(['2027', '2026', '2025'])
  expect(labels(cohortOptions(['Cohort 2', 'Cohort 9', 'Cohort 10'], 'en'))).toEqual(['Cohort 10', 'Cohort 9', 'Cohort 2'])
})

test('events keep their order, and say in which language their titles are', () => {
  const events = [
    { identifier: 'summit-2027', title: 'Summit' },
    { identifier: 'gali-jazz-2027', title: 'Gali Jazz', untranslated: ['title'] },
  ] as EventLabel[]
  expect(eventOptions(events)).toEqual([
    { value: 'summit-2027', label: 'Summit', lang: undefined },
    { value: 'gali-jazz-2027', label: 'Gali Jazz', lang: 'en' },
  ])
})

test.each([
  { chosen: undefined, values: ['GE', 'UA'] },
  { chosen: 'UA', values: ['GE', 'UA'] },
  { chosen: 'XX', values: ['GE', 'UA', 'XX'] },
])('with $chosen chosen there are $values to choose from', ({ chosen, values }) => {
  const options = withChosen([{ value: 'GE', label: 'Georgia' }, { value: 'UA', label: 'Ukraine' }], chosen)
  expect(options.map(({ value }) => value)).toEqual(values)
})
