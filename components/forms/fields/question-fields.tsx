import { getTranslations } from 'next-intl/server'
import type { Question } from '@/lib/contract/fields/questions'
import { ChoiceField } from './choice-field'
import { SelectField } from './select-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'

/** More options than this are a list to open, not rows to read. */
const MOST_ROWS = 6

/** The questions that staff added to a form; nothing when there are none. */
export async function QuestionFields({ questions, lang }: { questions: Question[]; lang?: string }) {
  const t = await getTranslations('QuestionFields')
  return questions.map(({ key, kind, label, help, isRequired, options }) => {
    const shared = { name: `answers.${key}`, label, lang, help: help || undefined, isRequired }
    switch (kind) {
      case 'text':
        return <TextField key={key} {...shared} />
      case 'longText':
        return <TextArea key={key} {...shared} />
      case 'yesNo':
        return <ChoiceField key={key} {...shared} kind="truth" options={[{ value: 'true', label: t('yes') }, { value: 'false', label: t('no') }]} />
      case 'several':
        return <ChoiceField key={key} {...shared} kind="several" options={options} />
      case 'choice':
        return options.length > MOST_ROWS ? (
          <SelectField key={key} {...shared} none={t('choose')}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ) : (
          <ChoiceField key={key} {...shared} kind="one" options={options} />
        )
    }
  })
}

/** The names of the fields of some questions as people read them. */
export function questionLabels(questions: readonly Question[]): Record<string, string> {
  return Object.fromEntries(questions.map(({ key, label }) => [`answers.${key}`, label]))
}
