import { standIn } from '../test-server'
import type { Request, Response } from '../exchange'
import { clientAddress, toNetwork } from './client-address'

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test.each([
  { trustProxy: true, forwarded: '1.2.3.4, 2001:db8:1:2::9', counted: '2001:db8:1:2::/64' },
  { trustProxy: false, forwarded: '1.2.3.4', counted: '10.0.0.1' },
])('the proxy is believed: $trustProxy', ({ trustProxy, forwarded, counted }) => {
  const request = { headers: { 'x-forwarded-for': forwarded, 'x-client-address': '9.9.9.9' }, socket: { remoteAddress: '::ffff:10.0.0.1' } }
  void clientAddress(trustProxy)(standIn<Request>(request), standIn<Response>({}))
  expect(request.headers['x-client-address']).toBe(counted)
})
