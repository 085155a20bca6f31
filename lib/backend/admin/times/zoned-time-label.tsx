import type { DateField } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatOffset, offsetAt } from '@/lib/site/text/time-zone'
import styles from './zoned-time.module.css'

interface ZonedTimeLabelProps {
  field: Pick<DateField, 'label' | 'name'>
}

/** The head of a column of times; it names the zone where all rows are in that of the site. */
export function ZonedTimeLabel({ field: { label, name } }: ZonedTimeLabelProps) {
  return (
    <>
      {typeof label === 'string' ? label : name}
      <span className={styles.headZone}>{` (${siteOffset()})`}</span>
    </>
  )
}

function siteOffset(): string {
  return formatOffset(offsetAt(new Date().toISOString(), SITE_TIME_ZONE))
}
