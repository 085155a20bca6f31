import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import en from '@/messages/en.json'
import { CheckInScreen } from './check-in-screen'
import type { DoorView } from './door/door-state'
import { DoorStatus } from './door-status'
import { ResultCard, toneOf, type Outcome } from './result-card'
import { UnsentList } from './unsent-list'
import type { Tone } from './sounds'

const mockView: DoorView = {
  phase: 'open',
  list: { name: 'summit', event: { _id: 'summit', identifier: 'summit', title: 'Summit', startsAt: null, endsAt: null, timezone: 'UTC' }, key: '', at: '2027-05-14T08:00:00.000Z', clockOffset: 0, isPrepared: false },
  guests: new Map(),
  scans: [],
  problem: null,
  elsewhere: {},
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

describe('the screen', () => {
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
})

describe('the state of a door', () => {
  const NOW = new Date('2027-05-14T08:00:00.000Z')

  beforeEach(() => jest.useFakeTimers({ now: NOW }))
  afterEach(() => jest.useRealTimers())

  function show(change: Partial<DoorView>) {
    render(
      <NextIntlClientProvider locale="en" messages={{ CheckIn: t }} timeZone="UTC" now={NOW}>
        <DoorStatus {...mockView} {...change} />
      </NextIntlClientProvider>,
    )
  }

  test('a device whose account is signed out is not called offline', () => {
    show({ problem: 'signedOut' })
    expect(screen.getByRole('alert')).toHaveTextContent('You are signed out.')
    expect(screen.queryByText(t.offline)).toBeNull()
    expect(screen.queryByText(t.online)).toBeNull()
  })

  test('a walk-in who was taken back before anything was sent does not count', () => {
    const walkIn = { list: 'summit', at: NOW.toISOString(), label: 'Luka', walkIn: { fullName: 'Luka', email: 'luka@example.org' }, answer: null }
    show({ scans: [{ ...walkIn, id: '2' }, { ...walkIn, id: '1', isTakenBack: true }] })
    expect(screen.getByText('1 of 1 checked in')).toBeVisible()
  })

  test('who comes without a seat is expected from then on', () => {
    const guests = new Map([guest('ana'), { ...guest('beka'), state: 'offered' } as CheckInGuest].map((one) => [one._id, one]))
    show({ guests, scans: [{ list: 'summit', id: '1', at: NOW.toISOString(), label: 'Beka', registration: 'beka', accept: true, answer: null }] })
    expect(screen.getByText('1 of 2 checked in')).toBeVisible()
  })

  test('what the site cannot take is named, and can be tried again or saved; so are scans of other events', async () => {
    const retry = jest.fn()
    const scan = { list: 'summit', id: '1', at: NOW.toISOString(), label: 'Nino', registration: 'nino', failures: 3, answer: null }
    render(
      <NextIntlClientProvider locale="en" messages={{ CheckIn: t }} timeZone="UTC">
        <UnsentList list={mockView.list} scans={[scan, { ...scan, id: '2', label: 'Luka', failures: 2 }]} elsewhere={{ jazz: 2 }} onRetry={retry} />
      </NextIntlClientProvider>,
    )
    expect(screen.getByText('Nino')).toBeVisible()
    expect(screen.queryByText('Luka')).toBeNull()
    expect(screen.getByRole('link', { name: /^2 scans of jazz/ })).toHaveAttribute('href', '/admin/check-in/jazz')
    expect(screen.getByRole('button', { name: t.setAsideSave })).toBeVisible()
    jest.useRealTimers()
    await userEvent.click(screen.getByRole('button', { name: t.setAsideRetry }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})

describe('what is said of a guest', () => {
  const GUEST = { _id: 'nino', fullName: 'Nino Beridze', organization: '', kind: 'guest', state: 'confirmed', number: 1, note: '', host: null, doubles: [] } as unknown as CheckInGuest

  /** A walk-in by whom Nino came in. */
  function enteredAs(fullName: string): Outcome {
    const scan = { id: '1', list: 'summit', at: '2027-05-14T07:00:00.000Z', label: fullName, walkIn: { fullName, email: 'nino@example.org' }, answer: 'admitted' as const }
    return { result: 'admitted', registration: 'nino', guest: GUEST, scan }
  }

  test.each([
    ['Luka', 'again', true],
    ['ნინო ბერიძე', 'good', false],
  ] as const)('who enters %s with the address of a guest hears "%s"', (fullName, tone, isTold) => {
    const outcome = enteredAs(fullName)
    expect(toneOf(outcome)).toBe(tone)
    render(
      <NextIntlClientProvider locale="en" messages={{ CheckIn: t }} timeZone="UTC">
        <ResultCard outcome={outcome} company={[]} onUndo={() => undefined} onChoose={() => undefined} />
      </NextIntlClientProvider>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Nino Beridze')
    expect(screen.queryByText(t.walkInOther.replace('{name}', fullName)) !== null).toBe(isTold)
  })

  test.each([
    ['waiting', { state: 'waiting' }],
    ['offered', { state: 'offered' }],
    ['invited', { state: 'offered', isInvited: true }],
  ] as const)('whoever is %s is refused for that reason, and takes a held seat with one press', async (word, change) => {
    const chosen = jest.fn()
    render(
      <NextIntlClientProvider locale="en" messages={{ CheckIn: t }} timeZone="UTC">
        <ResultCard outcome={{ result: 'waiting', registration: 'nino', guest: { ...GUEST, ...change } }} company={[]} onUndo={() => undefined} onChoose={chosen} />
      </NextIntlClientProvider>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent(t[word])
    const button = screen.queryByRole('button', { name: t.acceptAndCheck })
    expect(button !== null).toBe(change.state === 'offered')
    if (button) await userEvent.click(button)
    expect(chosen).toHaveBeenCalledTimes(button ? 1 : 0)
  })
})
