import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import en from '@/messages/en.json'
import { EntryField } from './entry-field'

const NAMES = ['Nino Beridze', 'Giorgi Kiknadze', 'Ana Lomia', 'Luka Jibladze', 'თამარ შარაძე', 'Luka Abashidze']
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
  ['Kiknadze', 'Giorgi Kiknadze'],
  ['Jibladze', 'Luka Jibladze'],
  ['Sharadze', 'თამარ შარაძე'],
  ['Ana Lomia', 'Ana Lomia'],
  // On the way to the whole of it.
  ['Nino Beri', 'Nino Beridze'],
  ['3', 'Ana Lomia'],
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

test('whoever begins to type is not answered by the answer of before', async () => {
  await userEvent.type(show(), 'luka')
  expect(onBegin).toHaveBeenCalledTimes(1)
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
