import { adminRedirect } from './admin-redirects'

test.each([
  { address: '/admin/login', hasSession: true, detour: '/login?next=%2Fadmin' },
  { address: '/admin/login?redirect=/admin/collections/events', hasSession: false, detour: '/login?next=%2Fadmin%2Fcollections%2Fevents' },
  { address: '/admin/forgot', hasSession: false, detour: '/forgot-password' },
  { address: '/admin/reset/abc', hasSession: false, detour: '/forgot-password' },
  { address: '/admin', hasSession: true, detour: null },
  { address: '/admin/collections/events?limit=5', hasSession: false, detour: '/login?next=%2Fadmin%2Fcollections%2Fevents%3Flimit%3D5' },
  { address: '/admin/logout', hasSession: true, detour: null },
  { address: '/admin/collections/users/create', hasSession: true, detour: '/admin/invite' },
  { address: '/admin/collections/events/create', hasSession: true, detour: null },
  { address: '/api/events', hasSession: false, detour: null },
])('$address with a session ($hasSession) leads to $detour', ({ address, hasSession, detour }) => {
  expect(adminRedirect(new URL(address, 'http://site.invalid'), hasSession)).toBe(detour)
})
