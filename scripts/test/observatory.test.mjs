import { observatoryScore } from './observatory.mjs'

const GOOD = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const scoreOf = (changes = {}, { html = '', cookies = [] } = {}) => {
  const headers = new Headers(Object.entries({ ...GOOD, ...changes }).filter(([, value]) => value !== null))
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return observatoryScore({ headers, html }).score
}
const policy = (text) => ({ 'Content-Security-Policy': `${text}; frame-ancestors 'none'` })

test.each([
  ['everything', {}, 140],
  ['no headers at all', Object.fromEntries(Object.keys(GOOD).map((name) => [name, null])), 30],
  ['inline styles', policy("default-src 'none'; style-src 'unsafe-inline'"), 130],
  ['inline scripts', policy("default-src 'none'; script-src 'self' 'unsafe-inline'"), 80],
  ['inline scripts that a hash overrules', policy("default-src 'none'; script-src 'self' 'unsafe-inline' 'sha256-abc='"), 140],
  ['no directive for scripts', policy("base-uri 'self'"), 80],
  ['eval', policy("default-src 'self' 'unsafe-eval'"), 120],
  ['a directive twice', policy("img-src 'self'; img-src 'self'"), 55],
  ['no protection from frames', { 'Content-Security-Policy': "default-src 'none'" }, 80],
  ['no HSTS', { 'Strict-Transport-Security': null }, 80],
  ['a talkative referrer', { 'Referrer-Policy': 'unsafe-url' }, 130],
])('with %s', (_, changes, score) => {
  expect(scoreOf(changes)).toBe(score)
})

test.each([
  ['a careful cookie', ['a=1; Secure; HttpOnly; SameSite=Lax'], 145],
  ['one without Secure', ['a=1; SameSite=Lax', 'b=1; Secure; SameSite=Lax'], 135],
  ['a session that scripts read', ['session=1; Secure; SameSite=Lax'], 70],
])('with %s', (_, cookies, score) => {
  expect(scoreOf({}, { cookies })).toBe(score)
})

test.each([
  ['its own scripts with their hashes', '<script src="/a.js" integrity="sha256-x"></script>', 145],
  ['scripts of others', '<script async src="https://cdn.example/a.js"></script>', 135],
])('with %s', (_, html, score) => {
  expect(scoreOf({}, { html })).toBe(score)
})
