import { toOwnPath } from './own-path'

test.each([
  { value: '/admin', path: '/admin' },
  { value: '/admin/collections/events?limit=10&sort=-title', path: '/admin/collections/events?limit=10&sort=-title' },
  { value: '/about/../team', path: '/team' },
  { value: '/speaker/ნინო', path: '/speaker/%E1%83%9C%E1%83%98%E1%83%9C%E1%83%9D' },
  { value: undefined, path: '/' },
  { value: '//evil.example', path: '/' },
  { value: '/\\evil.example', path: '/' },
  { value: '\\\\evil.example', path: '/' },
  { value: '/\t/evil.example', path: '/' },
  { value: '/.//evil.example', path: '/' },
  { value: '/x/..//evil.example', path: '/' },
  { value: 'https://evil.example', path: '/' },
  { value: 'javascript:alert(1)', path: '/' },
  { value: '/login?next=/login', path: '/' },
  { value: '/reset-password/abc', path: '/' },
  { value: '/api/auth/logout', path: '/' },
  { value: '/cms/preview/events/abc?lang=ge', path: '/cms/preview/events/abc?lang=ge' },
  { value: '/loginfo', path: '/loginfo' },
])('after signing in, "$value" leads to $path', ({ value, path }) => {
  expect(toOwnPath(value)).toBe(path)
})
