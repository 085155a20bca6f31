import { textOf } from './form-controls'

const DAYS = ['January', 'February', 'March', 'April', 'May'].map((month) => `{day} ${month} {year}`).join('|')

function dateInput(value: string, days?: string): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'date'
  input.value = value
  if (days) input.dataset.days = days
  return input
}

test('a day is said in words, in the language of the page', () => {
  expect(textOf(dateInput('1990-05-03', DAYS))).toBe('3 May 1990')
  expect(textOf(dateInput('1990-05-03'))).toBe('1990-05-03')
  expect(textOf(dateInput('', DAYS))).toBe('')
})
