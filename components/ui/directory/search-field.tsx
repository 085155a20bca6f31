import styles from './directory-field.module.css'
import { Icon } from '../icon'

interface SearchFieldProps {
  label: string
  /** Within a field that is too narrow for the label. */
  shortLabel: string
  keyword?: string
  /** Where it stands in its form. */
  className?: string
}

export function SearchField({ label, shortLabel, keyword, className }: SearchFieldProps) {
  return (
    <label className={`${styles.search} ${className}`}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <Icon name="search" />
        <input type="search" name="keyword" placeholder={shortLabel} defaultValue={keyword} maxLength={100} className={styles.control} enterKeyHint="search" />
      </span>
    </label>
  )
}
