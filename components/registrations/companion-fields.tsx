import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/forms/disclosure'
import { TextField } from '@/components/forms/fields/text-field'
import styles from './companion-fields.module.css'

interface CompanionFieldsProps {
  /** How many a guest may bring. */
  limit: number
  /** Whether the form is shown again with some of them filled in. */
  isOpen: boolean
}

/** The names by their fields, for the summary of what is wrong. */
export async function companionLabels(limit: number): Promise<Record<string, string>> {
  const t = await getTranslations('CompanionFields')
  return Object.fromEntries(Array.from({ length: limit }, (_, index) => [`companions.${index + 1}`, t('name', { number: index + 1 })]))
}

/** Folded until somebody brings company. */
export async function CompanionFields({ limit, isOpen }: CompanionFieldsProps) {
  if (limit === 0) return null
  const [t, labels] = await Promise.all([getTranslations('CompanionFields'), companionLabels(limit)])
  return (
    <Disclosure title={t('title')} isOpen={isOpen} className={styles.companions}>
      <p>{t('text')}</p>
      {Object.entries(labels).map(([name, label]) => (
        <TextField key={name} name={name} label={label} autoComplete="off" />
      ))}
    </Disclosure>
  )
}
