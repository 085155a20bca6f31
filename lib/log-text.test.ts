import { formatWithOptions } from 'node:util'
import { withoutParameters, withoutSecrets } from './log-text'

test.each([
  ['Failed query: insert into "users" values ($1)\nparams: ann@example.com,secret', 'Failed query: insert into "users" values ($1)\nparams: …'],
  ['550 <ann.lee+x@mail.example.com> unknown', '550 <[email]> unknown'],
  ['GET /registration/x?t=abc&lang=ge', 'GET /registration/x?t=[token]&lang=ge'],
  [`/reset-password/${'a1'.repeat(20)}`, '/reset-password/[token]'],
  [`/subscription/${'aB-'.repeat(15)}.c2ln/x`, '/subscription/[token]/x'],
  ['token=eyJhbGciOi.eyJpZCI6.c2lnbmF0dXJl', 'token=[token]'],
  ['job 2f1c9e0a-8a4e-4b8e-9d5a-0c1d2e3f4a5b failed', 'job 2f1c9e0a-8a4e-4b8e-9d5a-0c1d2e3f4a5b failed'],
])('%j is logged as %j', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged)
})

test.each([
  ['letters', 'a'],
  ['beginnings of tokens', 'eyJ-'],
])('a long word of %s is read once', (_name, part) => {
  const milliseconds = (characters: number) => {
    const text = part.repeat(characters / part.length)
    const begun = performance.now()
    for (let time = 0; time < 5; time += 1) withoutSecrets(text)
    return performance.now() - begun
  }
  milliseconds(6000)
  // Each length takes a few milliseconds; what looks at every letter anew takes seconds for the longest.
  expect(milliseconds(60_000)).toBeLessThan(milliseconds(6000) * 20 + 200)
})

test('a long text is cut, and no address or token is cut into something readable', () => {
  const logged = withoutSecrets(`${'x '.repeat(4995)}ann@example.com ${'y '.repeat(5000)}`)
  expect(logged).toMatch(/x … \(\d+ more characters\)$/)
  expect(logged.length).toBeLessThan(10_050)
  expect(withoutSecrets(`${'x '.repeat(4995)}\nparams: ann,${'y '.repeat(5000)}`)).not.toContain('ann')
})

/** As drizzle-orm makes it. */
function failedStatement(cause?: Error) {
  const query = 'insert into "registrations" ("full_name", "answers") values ($1, $2)'
  const params = ['Ann Lee', 'first line\nLine Two\n    at Home (/street/Three:1:2)\ncaused by: Four', null, '+995 555 01 02 03', '…Five']
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${params.join(',')}`), { name: 'DrizzleQueryError', query, params, cause })
}
const PERSONAL = /Ann|Line Two|Home|Three|Four|Five|555/
/** As Postgres' driver makes it. */
const cause = () =>
  Object.assign(new Error('invalid input syntax for type integer: "Ann Lee"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Failing row contains (7, Ann Lee, null).',
    where: "unnamed portal parameter $1 = 'Ann Lee'",
  })
const printed = (...words: unknown[]) => withoutSecrets(formatWithOptions({ colors: false }, ...words.map((word) => withoutParameters(word))))

test.each([
  ['an error', () => failedStatement(cause())],
  ['the cause of another', () => new Error('Could not be stored', { cause: failedStatement(cause()) })],
  ['one of several', () => new AggregateError([failedStatement(), failedStatement()])],
  ['JSON within JSON', () => JSON.stringify({ body: JSON.stringify({ message: failedStatement().message }) })],
])('nothing of the values of a failed statement is logged when it is %s', (_name, make) => {
  const text = printed('API:', make())
  expect(text).not.toMatch(PERSONAL)
  expect(text).toMatch(/Failed query: insert into|params/)
})

test('where a failed statement came from and why it failed are logged', () => {
  const text = printed(failedStatement(cause()))
  expect(text).toContain('Failed query: insert into "registrations"')
  expect(text).toMatch(/log-text\.test\.ts:\d+/)
  expect(text).toContain('invalid input syntax for type integer: "…"')
  expect(text).toContain("code: '22P02'")
})
