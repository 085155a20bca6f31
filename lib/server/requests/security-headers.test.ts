import type { Response } from '../exchange'
import { serveSteps } from '../test-server'
import { secureCookies, securityHeaders, setSecurityHeaders } from './security-headers'

const SITE = 'https://leadx.example'

test.each([
  ['/', 'same-origin'],
  ['/cms/api/media/file/photo.webp', 'cross-origin'],
  ['/share/event/summit-2027.jpg', 'cross-origin'],
])('%s may be loaded by pages of: %s', (url, policy) => {
  expect(securityHeaders(url, SITE)['Cross-Origin-Resource-Policy']).toBe(policy)
})

test.each([
  ['/api/', 'noindex'],
  ['/cms/api/users', 'noindex'],
  ['/cms/api/media/file/photo.webp', undefined],
  ['/apiary', undefined],
])('%s is for search engines: %s', (url, robots) => {
  expect(securityHeaders(url, SITE)['X-Robots-Tag']).toBe(robots)
})

test('browsers are told to stay on https only where the site is there', () => {
  expect(securityHeaders('/', SITE)['Strict-Transport-Security']).toBe('max-age=63072000')
  expect(securityHeaders('/', 'http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security')
})

test.each([
  [SITE, ['a=1; Path=/; Secure', 'b=2; Path=/; Secure']],
  ['http://localhost:3000', ['a=1; Path=/', 'b=2; Path=/; Secure']],
])('on %s every cookie is kept to https where the site is there, whoever sets it', async (siteUrl, cookies) => {
  const handle = (_: unknown, response: Response) => response.setHeader('Set-Cookie', ['a=1; Path=/', 'b=2; Path=/; Secure']).end('x')
  const server = await serveSteps([setSecurityHeaders(siteUrl), secureCookies(siteUrl)], handle)
  const { headers } = await server.ask('/')
  server.close()
  expect([headers['set-cookie'], headers['x-frame-options']]).toEqual([cookies, 'DENY'])
})
