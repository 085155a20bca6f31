import { staffDetour } from './staff-detours'

test.each([
  { address: '/admin/login', detour: '/login?next=%2Fadmin' },
  { address: '/admin/login?redirect=/admin/collections/events', detour: '/login?next=%2Fadmin%2Fcollections%2Fevents' },
  { address: '/admin/create-first-user', detour: '/login?next=%2Fadmin' },
  { address: '/admin/forgot', detour: '/forgot-password' },
  { address: '/admin/reset/abc', detour: '/forgot-password' },
  { address: '/admin', detour: null },
  { address: '/admin/logout', detour: null },
  { address: '/admin/collections/login', detour: null },
  { address: '/login', detour: null },
])('$address leads to $detour', ({ address, detour }) => {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  expect(staffDetour(pathname, searchParams)).toBe(detour)
})
