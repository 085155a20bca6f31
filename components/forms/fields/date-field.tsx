import { getTranslations } from 'next-intl/server'
import { pageLocale } from '@/lib/i18n/page-locale'
import { DATE_PARTS } from '@/lib/site/forms/date-parts'
import { dayTemplates } from '@/lib/site/text/dates'
import { DateControl } from './date-control'

interface DateFieldProps {
  name: string
  label: string
  /** Such as `bday`; each part adds its own name. */
  autoComplete: string
  isRequired?: boolean
}

/** A date that is known by heart, asked in a field each for day, month and year. */
export async function DateField({ autoComplete, ...field }: DateFieldProps) {
  const [t, locale] = await Promise.all([getTranslations('DateField'), pageLocale()])
  const parts = DATE_PARTS.map((part) => ({ part, label: t(part), autoComplete: `${autoComplete}-${part}` }))
  return <DateControl {...field} help={t('help')} parts={parts} days={dayTemplates(locale).join('|')} />
}
