import { Cluster } from '@/components/ui/layout/cluster'
import type { SpeakerCard } from '@/lib/contract/speakers'
import type { Locale } from '@/lib/i18n/locales'
import styles from './speaker-days.module.css'
import { SpeakerList } from './speaker-list'

/** The speakers who are first heard on a day; a last one without a title holds everybody else. */
export interface SpeakerDay {
  key: string
  date: string
  title: string
  lang?: Locale
  speakers: string[]
}

interface SpeakerDaysProps {
  days: SpeakerDay[]
  speakers: SpeakerCard[]
  eventIdentifier?: string
  seenFirst: number
}

export function SpeakerDays({ days, speakers, eventIdentifier, seenFirst }: SpeakerDaysProps) {
  return days.map((day, index) => (
    <section key={day.key} className={styles.day}>
      <Cluster as="h3" gap={3} row={0} align="baseline" className={styles.title}>
        {day.title && (
          <>
            <span className={styles.name} lang={day.lang}>
              {day.title}
            </span>{' '}
          </>
        )}
        {day.date}
      </Cluster>
      <SpeakerList
        speakers={speakers.filter(({ identifier }) => day.speakers.includes(identifier))}
        eventIdentifier={eventIdentifier}
        seenFirst={index === 0 ? seenFirst : 0}
        heading="h4"
      />
    </section>
  ))
}
