import type { ChangeEvent, Ref, SubmitEvent } from 'react'
import type { ListView } from '@/lib/site/lists/list-view'
import styles from './directory-form.module.css'
import { Icon } from '../icon'
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
  onChange: (event: ChangeEvent<HTMLFormElement>) => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function DirectoryForm({ ref, action, view, filters, searchLabel, submitLabel, onChange, onSubmit }: DirectoryFormProps) {
  return (
    <form ref={ref} role="search" action={action} className={styles.form} autoComplete="off" onChange={onChange} onSubmit={onSubmit}>
      <label className={styles.search}>
        <span className={styles.label}>{searchLabel}</span>
        <span className={styles.box}>
          <Icon name="search" />
          <input type="search" name="keyword" placeholder={searchLabel} defaultValue={view.keyword} maxLength={100} className={styles.control} enterKeyHint="search" />
        </span>
      </label>
      {filters.map((filter) => (
        <label key={filter.name} className={styles.filter}>
          <span className={styles.label}>{filter.label}</span>
          <span className={styles.box}>
            <select name={filter.name} defaultValue={view[filter.name] ?? ''} className={styles.control}>
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
      ))}
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
    </form>
  )
}
