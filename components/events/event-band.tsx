import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { fittingStyle } from '@/components/ui/fitting-style'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import { Picture } from '@/components/ui/pictures/picture'
import type { Event } from '@/lib/contract/events'
import type { EventPage } from '@/lib/site/navigation'
import styles from './event-band.module.css'

/** Which slice of the cover a page shows, in per cent from its upper edge. */
const SLICES: Record<EventPage, number> = { eventAbout: 8, agenda: 42, eventSpeakers: 68, eventParticipants: 74, eventFaq: 62, explore: 74 }
const OTHER_SLICE = 38

interface EventBandProps {
  event: Event
  page?: EventPage
  /** Whether it ends below the header; otherwise it runs up behind it. */
  isBelowHeader: boolean
  /** The kind of screen, where its title does not say so. */
  eyebrow?: string
  title: ReactNode
  /** The words of the title, which is made to fit them. */
  words: string
  titleLang?: string
  trail: Crumb[]
  trailLabel: string
  /** A line below the title of a screen whose content begins right below. */
  note?: ReactNode
  foot: ReactNode
}

/** A slice of the event's cover with the name of the screen, in the colours of the event. */
export function EventBand({ event, page, isBelowHeader, eyebrow, title, words, titleLang, trail, trailLabel, note, foot }: EventBandProps) {
  const slice = page ? SLICES[page] : OTHER_SLICE
  return (
    <div className={`${styles.band} ${isBelowHeader ? styles.below : ''} ${note ? styles.low : ''}`} data-ground="" data-before-bar="">
      {event.coverImage && (
        <div className={styles.stage} data-no-print="">
          <Picture
            image={event.coverImage}
            sizes="(width < 48rem) 15rem, (width < 60rem) 34rem, max(56vw, 24rem)"
            portraitSizes="15rem"
            className={styles.image}
            style={{ objectPosition: `60% ${slice}%` }}
            priority
            decorative
          />
        </div>
      )}
      <Stack width="page" className={styles.inner}>
        <Breadcrumb trail={trail} label={trailLabel} />
        {eyebrow && (
          <p className={styles.eyebrow} data-label="">
            {eyebrow}
          </p>
        )}
        <Heading as="h1" size="l" className={styles.title} lang={titleLang} style={fittingStyle(words)}>
          {title}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </Stack>
      {foot}
    </div>
  )
}
