import { hasOwnOrigin } from './own-origin'

test.each([
  { origin: 'https://leadx.example', host: 'leadx.example', own: true },
  // Behind a proxy the host that is asked may be another one.
  { origin: 'https://leadx.example', host: '127.0.0.1:3000', own: true },
  { origin: 'http://localhost:3000', host: 'localhost:3000', own: true },
  { origin: 'http://localhost:3001', host: 'localhost:3000', own: false },
  { origin: 'http://leadx.example', host: '127.0.0.1', own: false },
  { origin: 'http://leadx.example', host: 'leadx.example', own: false },
  { origin: 'https://other.example', host: 'other.example', own: true },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', own: true },
  { origin: 'https://evil.example', host: 'leadx.example', own: false },
  { origin: 'https://leadx.example.evil.example', host: 'leadx.example', own: false },
  { origin: 'null', host: 'leadx.example', own: false },
  { origin: '', host: 'leadx.example', own: false },
  { origin: undefined, host: 'leadx.example', own: false },
])('from $origin to $host is from the own site: $own', ({ origin, host, own }) => {
  const headers = { host, ...(origin !== undefined && { origin }) }
  expect(hasOwnOrigin({ headers: new Headers(headers) } as Request, 'https://leadx.example')).toBe(own)
})

test.each([
  { site: 'same-origin', own: true },
  { site: 'same-site', own: false },
  { site: 'cross-site', own: false },
])('from a page without an origin, $site, is from the own site: $own', ({ site, own }) => {
  const headers = { host: 'leadx.example', origin: 'null', 'sec-fetch-site': site }
  expect(hasOwnOrigin({ headers: new Headers(headers) } as Request, 'https://leadx.example')).toBe(own)
})
