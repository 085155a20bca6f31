import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import en from '@/messages/en.json'
import { CheckInScreen } from './check-in-screen'
import type { Outcome } from './result-card'
import type { Tone } from './sounds'

const mockView = {
  phase: 'open',
  list: { name: 'summit', event: { _id: 'summit', identifier: 'summit', title: 'Summit', startsAt: null, endsAt: null, timezone: 'UTC' }, key: '', at: '2027-05-14T08:00:00.000Z', clockOffset: 0, isPrepared: false },
  guests: new Map(),
  scans: [],
  problem: null,
  isStorageRefused: false,
}

/** What the camera tells the screen, and how the door answers it. */
let mockScan: (text: string) => void
const mockCheck = jest.fn<Promise<Outcome>, [string]>()
const mockTones: Tone[] = []

jest.mock('./door/door', () => ({
  Door: class {
    subscribe = () => () => undefined
    getView = () => mockView
    open = () => () => undefined
    configure = () => undefined
    entranceOf = () => null
    guestsToFind = () => mockView.guests
    check = (text: string) => mockCheck(text)
  },
}))
jest.mock('./scanner/camera', () => ({
  Camera: ({ onText }: { onText: (text: string) => void }) => {
    mockScan = onText
    return null
  },
}))
jest.mock('./sounds', () => ({
  playTone: (tone: Tone) => void mockTones.push(tone),
  isAudible: () => true,
  onAudibleChange: () => () => undefined,
  unlockByGestures: () => () => undefined,
}))

const { CheckIn: t } = en
const guest = (fullName: string) => ({ _id: fullName, fullName, organization: '', kind: 'guest', state: 'confirmed', note: '', doubles: [] }) as unknown as CheckInGuest
const admitted = (name: string): Outcome => ({ result: 'admitted', registration: name, guest: guest(name) })
const already = (name: string): Outcome => ({ result: 'already', registration: name, guest: guest(name), at: '2027-05-14T07:00:00.000Z', device: 'South' })

beforeEach(() => {
  mockTones.length = 0
  mockCheck.mockReset()
  Element.prototype.scrollIntoView = jest.fn()
  render(
    <NextIntlClientProvider locale="en" messages={{ CheckIn: t }} timeZone="UTC" now={new Date('2027-05-14T08:00:00.000Z')}>
      <CheckInScreen name="summit" device={{ label: 'North', suffix: '', locale: 'en', isSilent: false }} onDeviceChange={() => undefined} />
    </NextIntlClientProvider>,
  )
})

/** Scans a ticket. @returns what answers it */
function scanned(text: string) {
  let answer: (outcome: Outcome) => void = () => undefined
  let fail: () => void = () => undefined
  mockCheck.mockReturnValueOnce(new Promise((resolve, reject) => ((answer = resolve), (fail = () => reject(new Error('broken'))))))
  act(() => mockScan(text))
  return { answer: (outcome: Outcome) => act(() => Promise.resolve().then(() => answer(outcome))), fail: () => act(() => Promise.resolve().then(fail)) }
}

test('guests are told in the order in which they came, so that what is said last is meant for who stands there', async () => {
  const first = scanned('ana')
  const second = scanned('luka')
  await second.answer(already('Luka'))
  await first.answer(admitted('Ana'))
  expect(screen.getByRole('alert')).toHaveTextContent(`${t.already}Luka`)
  expect(mockTones).toEqual(['good', 'again'])
})

test('an answer that fails keeps nobody else from theirs', async () => {
  const first = scanned('ana')
  const second = scanned('luka')
  await second.answer(already('Luka'))
  await first.fail()
  expect(screen.getByRole('alert')).toHaveTextContent(`${t.already}Luka`)
})
