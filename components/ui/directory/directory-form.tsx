import type { ChangeEvent, Ref, SubmitEvent } from 'react'
import type { ListView } from '@/lib/site/lists/list-view'
import styles from './directory-form.module.css'
import { Icon } from '../icon'
import { FilterChips } from './filter-chips'
import type { DirectoryFilter } from './people-filters'

interface DirectoryFormProps {
  ref: Ref<HTMLFormElement>
  /** Where the form goes without JavaScript. */
  action: string
  /** The first values of the fields. */
  view: ListView
  filters: DirectoryFilter[]
  searchLabel: string
  submitLabel: string
  /** Whether it shares the width of a wide screen. */
  isNarrow?: boolean
  onChange: (event: ChangeEvent<HTMLFormElement>) => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function DirectoryForm({ ref, action, view, filters, searchLabel, submitLabel, isNarrow = false, onChange, onSubmit }: DirectoryFormProps) {
  return (
    <form ref={ref} role="search" action={action} className={isNarrow ? `${styles.form} ${styles.narrow}` : styles.form} autoComplete="off" onChange={onChange} onSubmit={onSubmit}>
      <label className={styles.search}>
        <span className={styles.label}>{searchLabel}</span>
        <span className={styles.box}>
          <Icon name="search" />
          <input type="search" name="keyword" placeholder={searchLabel} defaultValue={view.keyword} maxLength={100} className={styles.control} enterKeyHint="search" />
        </span>
      </label>
      {filters.map((filter) =>
        filter.areChips ? (
          <FilterChips key={filter.name} filter={filter} chosen={view[filter.name]} />
        ) : (
          <FilterSelect key={filter.name} filter={filter} chosen={view[filter.name]} />
        ),
      )}
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
    </form>
  )
}

function FilterSelect({ filter, chosen = '' }: { filter: DirectoryFilter; chosen?: string }) {
  return (
    <label className={styles.filter}>
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
