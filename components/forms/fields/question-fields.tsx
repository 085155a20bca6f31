import { getLocale, getTranslations } from 'next-intl/server'
import type { Question } from '@/lib/contract/fields/questions'
import { ChoiceField } from './choice-field'
import { SelectField } from './select-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'

/** A choice of more options is a list to open. */
const MOST_ROWS = 6

/** The questions that staff added to a form. */
export async function QuestionFields({ questions, lang }: { questions: Question[]; lang?: string }) {
  const [t, locale] = await Promise.all([getTranslations('QuestionFields'), getLocale()])
  const yesAndNo = [{ value: 'true', label: t('yes') }, { value: 'false', label: t('no') }]
  return questions.map(({ key, kind, label, help, isRequired, options }) => {
    const field = { name: `answers.${key}`, label, lang, help: help || undefined, isRequired }
    switch (kind) {
      case 'text':
        return <TextField key={key} {...field} />
      case 'longText':
        return <TextArea key={key} {...field} rows={4} />
      case 'yesNo':
        return <ChoiceField key={key} {...field} options={yesAndNo} optionsLang={lang && locale} />
      case 'several':
        return <ChoiceField key={key} {...field} options={options} isMultiple />
      case 'choice':
        return options.length > MOST_ROWS ? (
          <SelectField key={key} {...field} none={t('choose')}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ) : (
          <ChoiceField key={key} {...field} options={options} />
        )
    }
  })
}

/** The names of the fields of some questions as people read them. */
export function questionLabels(questions: readonly Question[]): Record<string, string> {
  return Object.fromEntries(questions.map(({ key, label }) => [`answers.${key}`, label]))
}
