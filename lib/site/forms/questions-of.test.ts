import { QuestionSchema } from '@/lib/contract/fields/questions'
import { questionsOf } from './questions-of'

const question = (key: string, kind: string, form: string, options: object[] = []) => QuestionSchema.parse({ key, kind, form, options, label: key, isRequired: true })

test('a form asks its own questions, without those that are no longer asked, or whose choices are missing', () => {
  const event = {
    questions: [
      question('diet', 'text', 'registration'),
      question('size', 'choice', 'registration'),
      question('days', 'several', 'registration'),
      question('track', 'choice', 'registration', [{ value: 'a', label: 'A' }]),
      { ...question('bus', 'yesNo', 'registration'), isRetired: true },
      question('pitch', 'longText', 'application'),
    ],
  }
  const keysOf = (form: 'registration' | 'application') => questionsOf(event, form).map(({ key }) => key)
  expect([keysOf('registration'), keysOf('application')]).toEqual([['diet', 'track'], ['pitch']])
})
