import { editionsOf } from './event-editions'

const edition = (identifier: string, startsAt: string | null, kind: 'summit' | 'jazz' = 'summit') => ({ identifier, startsAt, kind })
const summit2025 = edition('summit-2025', '2025-05-15T06:00:00Z')
const summit2026 = edition('summit-2026', '2026-05-14T06:00:00Z')
const summit2027 = edition('summit-2027', '2027-05-13T06:00:00Z')
const jazz = edition('gali-jazz-2027', '2027-08-20T15:00:00Z', 'jazz')
const all = [summit2026, jazz, summit2027, summit2025]
const namesOf = (...given: Parameters<typeof editionsOf>) => editionsOf(...given).map(({ identifier }) => identifier)

test.each([summit2025, summit2027])('from $identifier all of its kind are told, the newest first', (event) => {
  expect(namesOf(event, all)).toEqual(['summit-2027', 'summit-2026', 'summit-2025'])
})

test('an only edition has no history', () => {
  expect(namesOf(jazz, all)).toEqual([])
  expect(namesOf(jazz, [])).toEqual([])
})

test('an edition without a date is the one that is being planned', () => {
  expect(namesOf(summit2025, [summit2025, edition('summit-2028', null)])).toEqual(['summit-2028', 'summit-2025'])
})
