import { speakerChoices, stageChoices } from './agenda-choices'

test('stages stand once each, in the order of the day, those without a name nowhere', () => {
  const sessions = [
    { stage: 'მთავარი დარბაზი', stageKey: 'Main Hall' },
    { stage: '', stageKey: '' },
    { stage: 'Courtyard', stageKey: 'Courtyard', untranslated: ['stage'] },
    { stage: 'მთავარი დარბაზი', stageKey: 'Main Hall' },
  ]
  expect(stageChoices(sessions)).toEqual([
    { value: 'Main Hall', label: 'მთავარი დარბაზი', lang: undefined },
    { value: 'Courtyard', label: 'Courtyard', lang: 'en' },
  ])
})

test('speakers stand once each, by the alphabet of the language', () => {
  const people = [
    { identifier: 'nino', fullName: 'ნინო' },
    { identifier: 'ana', fullName: 'ანა' },
    { identifier: 'nino', fullName: 'ნინო' },
    { identifier: 'beka', fullName: 'ბექა' },
  ]
  expect(speakerChoices(people, 'ka').map(({ value }) => value)).toEqual(['ana', 'beka', 'nino'])
})
