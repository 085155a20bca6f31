import { addFigures, countApplications, NO_APPLICATIONS } from './application-figures'

const application = (country: string, more: object = {}) => ({ country, day: '2027-01-09', source: '', stage: 'idea', isRead: true, isAccepted: false, ...more })

test('applications are counted by what they have in common', () => {
  const figures = countApplications([application('GE'), application('GE', { isAccepted: true, source: 'newsletter' }), application('AM', { isRead: false, day: '2027-01-08' })])
  expect(figures.total).toEqual({ applied: 3, read: 2, accepted: 1 })
  expect(Object.entries(figures.byCountry)).toEqual([['AM', { applied: 1, read: 0, accepted: 0 }], ['GE', { applied: 2, read: 2, accepted: 1 }]])
  expect(Object.keys(figures.byDay)).toEqual(['2027-01-08', '2027-01-09'])
  expect(figures.bySource).toEqual({ '': { applied: 2, read: 1, accepted: 0 }, newsletter: { applied: 1, read: 1, accepted: 1 } })
})

test('figures of those who are deleted are added to those who are left', () => {
  const [left, deleted] = [countApplications([application('GE')]), countApplications([application('GE', { day: '2027-01-07' })])]
  expect(addFigures(left, deleted)).toEqual(countApplications([application('GE'), application('GE', { day: '2027-01-07' })]))
  expect(addFigures(left, NO_APPLICATIONS)).toEqual(left)
})
