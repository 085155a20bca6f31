import styles from './directory-field.module.css'
import { Icon } from '../icon'

/** @param className where it stands in its form */
export function SearchField({ label, keyword, className }: { label: string; keyword?: string; className?: string }) {
  return (
    <label className={`${styles.search} ${className}`}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <Icon name="search" />
        <input type="search" name="keyword" placeholder={label} defaultValue={keyword} maxLength={100} className={styles.control} enterKeyHint="search" />
      </span>
    </label>
  )
}
