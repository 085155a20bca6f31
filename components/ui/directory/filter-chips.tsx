import chip from '../chip.module.css'
import { Cluster } from '../layout/cluster'
import styles from './filter-chips.module.css'
import type { DirectoryFilter } from './people-filters'

export function FilterChips({ filter, chosen = '' }: { filter: DirectoryFilter; chosen?: string }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{filter.label}</legend>
      <Cluster gap={2}>
        {[{ value: '', label: filter.any, lang: undefined }, ...filter.options].map(({ value, label, lang }) => (
          <label key={value} className={`${chip.chip} ${styles.chip}`} lang={lang}>
            <input type="radio" name={filter.name} value={value} defaultChecked={value === chosen} className={styles.choice} />
            {label}
          </label>
        ))}
      </Cluster>
    </fieldset>
  )
}
