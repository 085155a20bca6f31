import type { Question } from '@/lib/contract/fields/questions'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'

/** The answer to a question as people read it; empty where none was given. */
export function answerText({ options }: Pick<Question, 'options'>, answer: unknown, locale: Locale): string {
  const labelOf = (value: unknown) => options.find((option) => option.value === value)?.label ?? (typeof value === 'string' ? value : fileNameOf(value))
  if (typeof answer === 'boolean') return getTranslations({ locale, namespace: 'QuestionFields' })(answer ? 'yes' : 'no')
  return [answer ?? []].flat().map(labelOf).filter(Boolean).join(', ')
}

/** The name of a file that is an answer; empty for anything else. */
export function fileNameOf(answer: unknown): string {
  const { name } = Object(answer) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}
