import { dayTemplates } from '@/lib/site/text/dates'
import { answerIn, fieldOf } from './form-controls'

const DAYS = dayTemplates('en').join('|')

function dateInputs(day: string, month: string, year: string, days?: string): HTMLInputElement[] {
  return Object.entries({ day, month, year }).map(([part, value]) => {
    const input = Object.assign(document.createElement('input'), { name: `birthDate:${part}`, value })
    if (days) input.dataset.days = days
    return input
  })
}

test('a day is said in words, in the language of the page', () => {
  expect(answerIn(dateInputs('3', '05', '1990', DAYS), 'birthDate')).toBe('3 May 1990')
  expect(answerIn(dateInputs('3', '5', '1990', dayTemplates('ka').join('|')), 'birthDate')).toMatch(/^3\sმაისი,\s1990$/)
  expect(answerIn(dateInputs('3', '13', '1990', DAYS), 'birthDate')).toBe('3, 13, 1990')
  expect(answerIn(dateInputs('', '', '', DAYS), 'birthDate')).toBe('')
})

test('the parts of a date belong to one field', () => {
  expect(dateInputs('3', '5', '1990').map(fieldOf)).toEqual(['birthDate', 'birthDate', 'birthDate'])
  expect(fieldOf({ name: 'answers.day' })).toBe('answers.day')
})
