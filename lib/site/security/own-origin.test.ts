import { hasOwnOrigin } from './own-origin'

test.each([
  { origin: 'https://leadx.example', host: 'leadx.example', isSame: true },
  // Behind a proxy the host that is asked may be another one.
  { origin: 'https://leadx.example', host: '127.0.0.1:3000', isSame: true },
  { origin: 'http://localhost:3001', host: 'localhost:3000', isSame: false },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', isSame: true },
  { origin: 'https://evil.example', host: 'leadx.example', isSame: false },
  { origin: 'https://leadx.example.evil.example', host: 'leadx.example', isSame: false },
  { origin: 'null', host: 'leadx.example', isSame: false },
  { origin: undefined, host: 'leadx.example', isSame: false },
])('from $origin to $host is from the own site: $isSame', ({ origin, host, isSame }) => {
  const headers = { host, ...(origin !== undefined && { origin }) }
  expect(hasOwnOrigin({ headers: new Headers(headers) } as Request, 'https://leadx.example')).toBe(isSame)
})

test.each([
  { site: 'same-origin', isSame: true },
  { site: 'same-site', isSame: false },
  { site: 'cross-site', isSame: false },
])('from a page without an origin, $site, is from the own site: $isSame', ({ site, isSame }) => {
  const headers = { host: 'leadx.example', origin: 'null', 'sec-fetch-site': site }
  expect(hasOwnOrigin({ headers: new Headers(headers) } as Request, 'https://leadx.example')).toBe(isSame)
})
