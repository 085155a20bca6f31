import { personFacts } from './person-facts'

const ana = { fullName: 'Ana', role: 'Mayor', organization: 'Town of Gori.', bio: '<p>Ana keeps bees.</p><p>More.</p>' }

test.each([
  ['position and story', ana, 'Mayor, Town of Gori. Ana keeps bees'],
  ['a project too', { ...ana, project: 'Bees for all' }, 'Mayor, Town of Gori. Bees for all. Ana keeps bees'],
  ['no story in another language', { ...ana, untranslated: ['bio'] }, 'Mayor, Town of Gori'],
  ['nothing', { ...ana, role: '', organization: '', bio: '' }, ''],
])('the description of a person tells %s', (_, person, description) => {
  expect(personFacts('/speaker/ana', person, { image: null, languages: ['en', 'ka'] }).description).toBe(description)
})
