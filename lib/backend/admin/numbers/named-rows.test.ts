import { namedCountries, namedRows } from './named-rows'

test('countries are named, most guests first, with those of deleted registrations', () => {
  expect(namedCountries([{ label: 'GE', count: 38 }, { label: 'AM', count: 1 }], { '': 3, GE: 2 })).toEqual([
    { label: 'Georgia', count: 40 },
    { label: 'Not given', count: 3 },
    { label: 'Armenia', count: 1 },
  ])
})

test('rows are named in their order', () => {
  expect(namedRows([{ label: 'Wool', count: 1 }, { label: '', count: 2 }], (name) => name).map(({ label }) => label)).toEqual(['Wool', 'Not given'])
})
