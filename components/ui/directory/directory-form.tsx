import type { ChangeEvent, Ref, SubmitEvent } from 'react'
import type { ListView } from '@/lib/site/lists/list-view'
import { Button } from '../button'
import styles from './directory-form.module.css'
import { FilterChips } from './filter-chips'
import { FilterSelect } from './filter-select'
import type { DirectoryFilter } from './people-filters'
import { SearchField } from './search-field'

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
  const submit = (
    <Button type="submit" className={styles.submit}>
      {submitLabel}
    </Button>
  )
  return (
    <form ref={ref} role="search" data-no-print="" action={action} className={isNarrow ? `${styles.form} ${styles.narrow}` : styles.form} autoComplete="off" onChange={onChange} onSubmit={onSubmit}>
      <SearchField label={searchLabel} shortLabel={submitLabel} keyword={view.keyword} className={styles.search} />
      {isNarrow && submit}
      {filters.map((filter) =>
        filter.areChips ? (
          <FilterChips key={filter.name} filter={filter} chosen={view[filter.name]} />
        ) : (
          <FilterSelect key={filter.name} filter={filter} chosen={view[filter.name]} className={styles.filter} />
        ),
      )}
      {!isNarrow && submit}
    </form>
  )
}
