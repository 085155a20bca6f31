import { pathTo } from '../routes'
import { registeredPath } from './registered-path'

test.each([
  [pathTo('ownRegistration', { token: 'ab12-_' }), '/registration/ab12-_?done=register'],
  ['https://elsewhere.example/registration/ab12', null],
  ['//elsewhere.example', null],
  ['/registration/a/b', null],
  ['', null],
  [null, null],
])('%j leads to %j', (location, path) => {
  expect(registeredPath(location)).toBe(path)
})
