import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import en from '@/messages/en.json'
import { ResultCard, toneOf, type Outcome } from './result-card'

const { CheckIn: t } = en
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

test.each(['waiting', 'offered'] as const)('whoever is %s is refused for that reason', (state) => {
  render(
    <NextIntlClientProvider locale="en" messages={{ CheckIn: t }} timeZone="UTC">
      <ResultCard outcome={{ result: 'waiting', registration: 'nino', guest: { ...GUEST, state } }} company={[]} onUndo={() => undefined} onChoose={() => undefined} />
    </NextIntlClientProvider>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(t[state])
})
