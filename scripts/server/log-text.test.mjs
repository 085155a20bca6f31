import { withoutSecrets } from './log-text.mjs'

test.each([
  ['Failed query: insert into "users" values ($1)\nparams: ann@example.com,secret', 'Failed query: insert into "users" values ($1)\nparams: …'],
  ['550 <ann.lee+x@mail.example.com> unknown', '550 <[email]> unknown'],
  ['GET /registration/x?t=abc&lang=ge', 'GET /registration/x?t=[token]&lang=ge'],
  [`/reset-password/${'a1'.repeat(20)}`, '/reset-password/[token]'],
  [`/subscription/${'aB-'.repeat(15)}.c2ln/x`, '/subscription/[token]/x'],
  ['token=eyJhbGciOi.eyJpZCI6.c2lnbmF0dXJl', 'token=[token]'],
  ['job 2f1c9e0a-8a4e-4b8e-9d5a-0c1d2e3f4a5b failed', 'job 2f1c9e0a-8a4e-4b8e-9d5a-0c1d2e3f4a5b failed'],
  ['at run (/srv/site/.next/server/chunks/ssr/lib_1a2b.js:1:2)', 'at run (/srv/site/.next/server/chunks/ssr/lib_1a2b.js:1:2)'],
])('%j is logged as %j', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged)
})
