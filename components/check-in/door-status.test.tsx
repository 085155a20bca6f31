import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import en from '@/messages/en.json'
import type { DoorView } from './door/door-state'
import { DoorStatus } from './door-status'

const { CheckIn: t } = en
const NOW = new Date('2027-05-14T08:00:00.000Z')
const VIEW: DoorView = {
  phase: 'open',
  list: { name: 'summit', event: { _id: 'summit', identifier: 'summit', title: 'Summit', startsAt: null, endsAt: null, timezone: 'Asia/Tbilisi' }, key: '', at: NOW.toISOString(), clockOffset: 0, isPrepared: true },
  guests: new Map(),
  scans: [],
  problem: null,
  isStorageRefused: false,
}

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

function show(change: Partial<DoorView>) {
  render(
    <NextIntlClientProvider locale="en" messages={{ CheckIn: t }} timeZone="UTC" now={NOW}>
      <DoorStatus {...VIEW} {...change} />
    </NextIntlClientProvider>,
  )
}

test.each([
  ['offline', t.offline],
  [null, t.online],
] as const)('the problem %j is told as "%s"', (problem, text) => {
  show({ problem })
  expect(screen.getByText(text)).toBeVisible()
})

test('a device whose account is signed out is not called offline', () => {
  show({ problem: 'signedOut' })
  expect(screen.getByRole('alert')).toHaveTextContent('You are signed out.')
  expect(screen.queryByText(t.offline)).toBeNull()
  expect(screen.queryByText(t.online)).toBeNull()
})

test('a browser that keeps nothing is told of', () => {
  show({ isStorageRefused: true })
  expect(screen.getByRole('alert')).toHaveTextContent(t.storageRefused)
})

test.each([
  [NOW.toISOString(), 'List from 12:00'],
  ['2027-05-13T06:00:00.000Z', 'List from 13.05, 10:00'],
])('a list of %s is a "%s"', (at, text) => {
  show({ list: VIEW.list && { ...VIEW.list, at } })
  expect(screen.getByText(new RegExp(text))).toBeVisible()
})

test.each([
  [null, /up to date/],
  ['offline', /^List from 12:00$/],
] as const)('with the problem %j, a new list is "%s"', (problem, text) => {
  show({ problem })
  expect(screen.getByText(text)).toBeVisible()
})

test.each([
  ['is cancelled', { status: 'cancelled' as const }, 'This event is cancelled.'],
  ['begins another day', { startsAt: '2028-02-24T06:00:00Z', endsAt: null }, 'This event begins on 24.02.2028.'],
  ['is over', { startsAt: '2027-05-12T06:00:00Z', endsAt: '2027-05-12T18:00:00Z' }, 'This event ended on 12.05.2027.'],
])('a desk reads that the event of its list %s', (_what, changes, text) => {
  show({ list: VIEW.list && { ...VIEW.list, event: { ...VIEW.list.event, ...changes } } })
  expect(screen.getByRole('status')).toHaveTextContent(text)
})

test('a walk-in who was taken back before anything was sent does not count', () => {
  const walkIn = { list: 'summit', at: NOW.toISOString(), label: 'Luka', walkIn: { fullName: 'Luka', email: 'luka@example.org' }, answer: null }
  show({ scans: [{ ...walkIn, id: '2' }, { ...walkIn, id: '1', isTakenBack: true }] })
  expect(screen.getByText('1 of 1 checked in')).toBeVisible()
})

test('on the day of the event nothing is said of it', () => {
  show({ list: VIEW.list && { ...VIEW.list, event: { ...VIEW.list.event, startsAt: NOW.toISOString(), status: 'scheduled' } } })
  expect(screen.queryByRole('status')).toBeNull()
})
