import { getTranslations } from 'next-intl/server'
import { ACCEPTED_FILES, MEBIBYTE } from '@/lib/contract/fields/file-values'
import type { Question } from '@/lib/contract/fields/questions'
import { pageLocale } from '@/lib/i18n/page-locale'
import { ChoiceField } from './choice-field'
import { FileField, type FileTexts } from './file-field'
import { SelectField } from './select-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'

/** A choice of more options is a list to open. */
const MOST_ROWS = 6

interface QuestionFieldsProps {
  questions: Question[]
  lang?: string
  /** The event of the form, to which files are sent. */
  event?: string
}

/** The questions that staff added to a form. */
export async function QuestionFields({ questions, lang, event = '' }: QuestionFieldsProps) {
  const [t, locale, fileTexts] = await Promise.all([getTranslations('QuestionFields'), pageLocale(), getFileTexts()])
  const yesAndNo = [{ value: 'true', label: t('yes') }, { value: 'false', label: t('no') }]
  return questions.map(({ key, kind, label, help, isRequired, options, accepts, maxMegabytes }) => {
    const field = { name: `answers.${key}`, label, lang, help: help || undefined, isRequired }
    switch (kind) {
      case 'text':
        return <TextField key={key} {...field} />
      case 'longText':
        return <TextArea key={key} {...field} rows={4} />
      case 'yesNo':
        return <ChoiceField key={key} {...field} options={yesAndNo} optionsLang={lang && locale} />
      case 'file': {
        const limits = t('limits', { accepts, most: maxMegabytes })
        return <FileField key={key} {...field} help={[help, limits].filter(Boolean).join(' ')} event={event} question={key} accept={ACCEPTED_FILES[accepts].join(',')} mostBytes={maxMegabytes * MEBIBYTE} locale={locale} texts={{ ...fileTexts, tooLarge: t('tooLarge', { most: maxMegabytes }) }} />
      }
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

async function getFileTexts(): Promise<Omit<FileTexts, 'tooLarge'>> {
  const t = await getTranslations('FileField')
  const words = { replace: t('replace'), remove: t('remove'), cancel: t('cancel'), retry: t('retry'), unreached: t('unreached'), cancelled: t('cancelled'), removed: t('removed'), failed: t('failed') }
  return { ...words, uploading: String(t.raw('uploading')), attached: String(t.raw('attached')), size: String(t.raw('size')) }
}

/** The names of the fields of some questions as people read them. */
export function questionLabels(questions: readonly Question[]): Record<string, string> {
  return Object.fromEntries(questions.map(({ key, label }) => [`answers.${key}`, label]))
}
