import { cookieValue } from './cookie-value'

test.each([
  { cookies: 'a=1; token=abc; b=2', name: 'token', value: 'abc' },
  { cookies: 'my-token=no; token=yes', name: 'token', value: 'yes' },
  { cookies: 'token=a=b=', name: 'token', value: 'a=b=' },
  { cookies: 'token=a%20b', name: 'token', value: 'a b' },
  { cookies: 'token=100%', name: 'token', value: '100%' },
  { cookies: 'token', name: 'token', value: undefined },
  { cookies: 'Token=abc', name: 'token', value: undefined },
])('"$cookies" holds $value as $name', ({ cookies, name, value }) => {
  expect(cookieValue(cookies, name)).toBe(value)
})
