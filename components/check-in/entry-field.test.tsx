import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import en from '@/messages/en.json'
import { EntryField } from './entry-field'

const NAMES = ['Nino Beridze', 'Giorgi Kiknadze', 'Ana Lomia', 'Luka Jibladze', 'თამარ შარაძე', 'Luka Abashidze', 'ნანა წერეთელი']
const GUESTS = NAMES.map((fullName, index) => ({ _id: `guest-${index + 1}`, number: index + 1, code: `7K2M9QX${index}`, fullName, organization: '', kind: 'guest', state: 'confirmed', note: '' }) as CheckInGuest)
const { CheckIn: t } = en

const [onBegin, onCheck, onChoose, onUndo] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()]

beforeEach(() => [onBegin, onCheck, onChoose, onUndo].forEach((spy) => spy.mockReset()))

function show(inside: readonly string[] = []) {
  const entranceOf = (registration: string) => (inside.includes(registration) ? { at: '2027-05-13T06:00:00.000Z', device: 'North' } : null)
  render(
    <NextIntlClientProvider locale="en" messages={{ CheckIn: t }} timeZone="UTC">
      <EntryField guests={new Map(GUESTS.map((guest) => [guest._id, guest]))} entranceOf={entranceOf} onBegin={onBegin} onCheck={onCheck} onChoose={onChoose} onUndo={onUndo} />
    </NextIntlClientProvider>,
  )
  return screen.getByLabelText(t.entry)
}

const checkButton = (name: string) => screen.getByRole('button', { name: `${t.check}: ${name}` })

test.each([
  ['Cereteli', 'ნანა წერეთელი'],
  // On the way to the whole of it.
  ['Nino Beri', 'Nino Beridze'],
])('%s is a guest, though it could be a code, and two presses of Enter let them in', async (typed, name) => {
  await userEvent.type(show(), typed)
  expect(checkButton(name)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(checkButton(name)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith(GUESTS.find(({ fullName }) => fullName === name)?._id)
  expect(onCheck).not.toHaveBeenCalled()
})

test.each(['7k2m 9qx1', 'Kvkmadze', 'LX1.forged.nonsense'])('%s is checked as a ticket when nobody is called so', async (typed) => {
  await userEvent.type(show(), `${typed}{Enter}`)
  expect(onCheck).toHaveBeenCalledWith(typed)
})

test('no press of Enter takes back who is in', async () => {
  const field = show(['guest-1'])
  await userEvent.type(field, '1{Enter}{Enter}')
  expect(onUndo).not.toHaveBeenCalled()
  expect(onChoose).toHaveBeenCalledWith('guest-1')
  expect(field).toHaveFocus()
})

test('among several, the first who is not in has the focus', async () => {
  await userEvent.type(show(['guest-6']), 'luka{Enter}')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Luka Abashidze'), expect.stringContaining('Luka Jibladze')])
  expect(checkButton('Luka Jibladze')).toHaveFocus()
})

test('the field waits for a scan, and is found by one wherever somebody has pressed before', async () => {
  const field = show()
  expect(field).toHaveFocus()
  await userEvent.type(field, 'luka{Enter}')
  expect(field).not.toHaveFocus()
  await userEvent.keyboard('LX1.forged.nonsense{Enter}')
  expect(onCheck).toHaveBeenCalledWith('LX1.forged.nonsense')
})

test('a space still presses a button, and letters stay in other fields', async () => {
  const field = show()
  const other = document.body.appendChild(document.createElement('input'))
  await userEvent.type(other, 'Tariel')
  expect(other).toHaveValue('Tariel')
  expect(field).toHaveValue('')
  other.remove()
  await userEvent.type(field, 'Lomia{Enter} ')
  expect(onChoose).toHaveBeenCalledWith('guest-3')
})
