import type { Question } from '@/lib/contract/fields/questions'
import en from '@/messages/en.json'
import ka from '@/messages/ka.json'
import { answerText } from './answer-text'

// The library that reads messages is an ES module, which Jest cannot load.
jest.mock('@/lib/i18n/translations', () => ({
  getTranslations:
    ({ locale }: { locale: 'en' | 'ka' }) =>
    (key: keyof typeof en.QuestionFields) => ({ en, ka })[locale].QuestionFields[key],
}))

const question: Question = {
  key: 'diet',
  form: 'registration',
  kind: 'several',
  label: 'Diet',
  help: '',
  isRequired: false,
  isRetired: false, accepts: 'pdf' as const, maxMegabytes: 10,
  options: [{ value: 'a', label: 'Vegan' }, { value: 'b', label: 'Halal' }],
}

test.each([
  [['a', 'b'], 'Vegan, Halal'],
  ['By the window', 'By the window'],
  [true, 'Yes'],
  [false, 'No'],
  [undefined, ''],
  [{ nonsense: true }, ''],
])('the answer %j reads “%s”', (answer, text) => expect(answerText(question, answer, 'en')).toBe(text))

test('yes and no are said in the language of the reader', () => expect(answerText(question, true, 'ka')).toBe('დიახ'))
