import { companyOf } from './company-of'

const GUESTS = [
  { _id: 'nino', host: null, state: 'confirmed' },
  { _id: 'levan', host: 'nino', state: 'confirmed' },
  { _id: 'gone', host: 'nino', state: 'withdrawn' },
  { _id: 'ana', host: null, state: 'confirmed' },
] as const

test.each([
  ['nino', ['levan']],
  ['levan', ['nino']],
  ['ana', []],
])('the company of %s is %j', (name, company) => {
  const guest = GUESTS.find(({ _id }) => _id === name)!
  expect(companyOf(guest, GUESTS).map(({ _id }) => _id)).toEqual(company)
})
