import type { DateField } from 'payload'
import { siteOffset } from './site-time'
import styles from './zoned-time.module.css'

interface ZonedTimeLabelProps {
  field: Pick<DateField, 'label' | 'name'>
}

/** The head of a column of times; it names the zone where all rows are in that of the site. */
export function ZonedTimeLabel({ field: { label, name } }: ZonedTimeLabelProps) {
  return (
    <>
      {typeof label === 'string' ? label : name}
      <span className={styles.headZone}>{` (${siteOffset(new Date().toISOString())})`}</span>
    </>
  )
}
