import styles from './directory-field.module.css'
import { Icon } from '../icon'
import type { DirectoryFilter } from './people-filters'

/** @param className where it stands in its form */
export function FilterSelect({ filter, chosen = '', className }: { filter: DirectoryFilter; chosen?: string; className?: string }) {
  return (
    <label className={`${styles.filter} ${className}`}>
      <span className={styles.label}>{filter.label}</span>
      <span className={styles.box}>
        <select name={filter.name} defaultValue={chosen} className={styles.control}>
          <option value="">{filter.any}</option>
          {filter.options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </label>
  )
}
