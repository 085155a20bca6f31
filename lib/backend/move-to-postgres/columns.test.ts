import { toComparable, toPostgres } from './columns'

test.each([
  ['boolean', 0, false],
  ['boolean', null, null],
  ['jsonb', '{"root":{"children":[]}}', { root: { children: [] } }],
  ['character varying', '1', '1'],
  ['timestamp with time zone', '2027-05-13T06:00:00.000Z', '2027-05-13T06:00:00.000Z'],
])('a %s of SQLite, %j, becomes %j', (type, value, expected) => expect(toPostgres(value, type)).toEqual(expected))

test.each([
  ['timestamp with time zone', '2027-05-13T06:00:00.000Z', '2027-05-13T10:00:00+04:00', true],
  ['timestamp with time zone', '2027-05-13T06:00:00.000Z', '2027-05-13T06:00:00.001+00:00', false],
  ['numeric', 12.5, '12.50', true],
  ['uuid', null, '', false],
])('of type %s, %j and %j are the same: %s', (type, one, other, isSame) => {
  expect(Object.is(toComparable(one, type), toComparable(other, type))).toBe(isSame)
})
