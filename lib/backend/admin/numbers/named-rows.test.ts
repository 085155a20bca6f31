import { namedCountries, namedKeptCountries, namedRows } from './named-rows'

test('countries that are kept of a past event are named, most guests first', () => {
  expect(namedKeptCountries({ '': 3, AM: 1, GE: 40 })).toEqual([
    { label: 'Georgia', count: 40 },
    { label: 'Not given', count: 3 },
    { label: 'Armenia', count: 1 },
  ])
})

test('rows are named in their order', () => {
  expect(namedCountries([{ label: 'AM', count: 1 }, { label: 'GE', count: 2 }]).map(({ label }) => label)).toEqual(['Armenia', 'Georgia'])
  expect(namedRows([{ label: 'Wool', count: 1 }, { label: '', count: 2 }], (name) => name).map(({ label }) => label)).toEqual(['Wool', 'Not given'])
})
