import { speakersByDay } from './speaker-days'

const session = (startsAt: string, ...identifiers: string[]) => ({
  date: startsAt.slice(0, 10),
  startsAt,
  speakers: identifiers.map((identifier) => ({ _id: identifier, identifier, fullName: identifier, photo: null })),
})

test('each speaker stands on the day on which they are first heard', () => {
  const sessions = [
    session('2027-05-14T10:00:00Z', 'nino', 'levan'),
    session('2027-05-13T10:00:00Z', 'giorgi', 'levan'),
    session('2027-05-15T10:00:00Z', 'levan'),
    session('2027-05-13T09:00:00Z'),
  ]
  expect([...speakersByDay(sessions)]).toEqual([
    ['2027-05-13', ['giorgi', 'levan']],
    ['2027-05-14', ['nino']],
  ])
})
