import { judge } from './judge.mjs'
import { fuzzRequests } from './requests.mjs'

const answer = (status, body = '', head = '') => ({ status, head, body })

test.each([
  ['a page', answer(200, '<p>looked at 10:30</p>'), null],
  ['a method that there is not', answer(501), null],
  ['a failure', answer(500), '500'],
  ['a limit that says when', answer(503, '', 'Retry-After: 1'), null],
  ['a limit that does not say when', answer(503), '503 without Retry-After'],
  ['nothing', answer(0), 'no answer'],
  ['a stack', answer(400, 'Error: x\n    at read (file.js:1:2)'), expect.stringContaining('at read')],
  ['a folder of packages', answer(404, '/srv/node_modules/next'), expect.stringContaining('node_modules')],
  ['an error of the database', answer(400, 'SQLITE_ERROR: near'), expect.stringContaining('SQLITE_ERROR')],
  ['a statement', answer(400, 'select "id" from "users"'), expect.stringContaining('select')],
  ['a password as it is kept', answer(200, '{"salt":"a"}'), expect.stringContaining('salt')],
  ['a secret', answer(200, 'key=hunter2'), '200 tells secret 1'],
])('%s is judged', (_name, given, problem) => {
  expect(judge(given, { secrets: ['hunter2'] })).toEqual(problem)
})

test('a request that is cut short needs no answer', () => {
  expect(judge(answer(0), { isCutShort: true })).toBeNull()
})

test('the same seed draws the same requests, on every kind of address', () => {
  const draw = (seed) => {
    const next = fuzzRequests({ seed, host: 'site.example', patterns: ['/event/{}', '/api/events', '/cms/api/users/{id}'], keys: ['summit'], tokens: ['t0ken'] })
    return Array.from({ length: 300 }, () => next().request)
  }
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
  const all = draw(1).join('\n')
  for (const part of ['/event/summit', '/api/events', '/cms/api/users/', 'token: t0ken', 'Transfer-Encoding: chunked', 'multipart/form-data']) expect(all).toContain(part)
  expect(all).not.toMatch(/\{id\}/)
})
