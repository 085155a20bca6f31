import { isOutage } from './outage'

const withCode = (code: string) => Object.assign(new Error('The statement failed'), { code })

test.each([
  { what: 'a server that is not there', error: withCode('ECONNREFUSED'), expected: true },
  { what: 'SQLite without room', error: new Error('Failed query', { cause: withCode('SQLITE_FULL') }), expected: true },
  { what: 'Postgres without room', error: new Error('Failed query', { cause: withCode('53100') }), expected: true },
  { what: 'Postgres that shuts down', error: withCode('57P01'), expected: true },
  { what: 'Postgres that lets nobody in', error: Object.assign(withCode('55000'), { severity: 'FATAL' }), expected: true },
  { what: 'no transaction', error: new Error('Error: cannot begin transaction: connect failed'), expected: true },
  { what: 'no connection in time', error: new Error('timeout exceeded when trying to connect'), expected: true },
  { what: 'a value that is there already', error: withCode('23505'), expected: false },
  { what: 'a table that is missing', error: withCode('SQLITE_ERROR'), expected: false },
  { what: 'a mistake of ours', error: new TypeError('x is not a function'), expected: false },
])('$what: $expected', ({ error, expected }) => expect(isOutage(error)).toBe(expected))
