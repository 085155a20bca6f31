import { Portrait } from '@/components/ui/pictures/portrait'
import { StretchedLink } from '@/components/ui/stretched-link'
import type { SpeakerCard as Speaker } from '@/lib/contract/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './speaker-card.module.css'

interface SpeakerCardProps {
  speaker: Speaker
  href: string
  /** Whether it takes more than one place on a wide screen. */
  isLarge?: boolean
  /** Whether a large or wide card shows a quote. */
  isQuoted?: boolean
  /** Whether it has the row to itself on a narrow one. */
  isWide?: boolean
  /** Of a tablet; in per cent. */
  tabletWidth?: number
  /** Whether the card is seen first. */
  priority?: boolean
  heading?: 'h3' | 'h4'
}

export function SpeakerCard({ speaker, href, isLarge = false, isQuoted = false, isWide = false, tabletWidth = 33, priority, heading: Heading = 'h3' }: SpeakerCardProps) {
  const { quote } = speaker
  return (
    <article className={styles.card}>
      <Portrait
        person={speaker}
        sizes={`${isLarge ? '(width >= 84rem) 42rem, (width >= 60rem) 50vw' : '(width >= 84rem) 20rem, (width >= 60rem) 25vw'}, (width >= 48rem) ${tabletWidth}vw, ${isWide ? '100vw' : '50vw'}`}
        priority={priority}
        transition={speaker.identifier}
        className={styles.portrait}
      />
      {(isLarge || isWide) && isQuoted && quote && (
        <p className={isLarge ? styles.quote : `${styles.quote} ${styles.narrow}`} lang={languageOf(speaker, 'quote')}>
          <q>{quote}</q>
        </p>
      )}
      <Heading className={styles.name} lang={languageOf(speaker, 'fullName')}>
        <StretchedLink href={href}>
          {speaker.fullName}
        </StretchedLink>
      </Heading>
      <p className={styles.role}>
        <Office speaker={speaker} />
      </p>
    </article>
  )
}

/** The role, and the organisation on a line of its own. */
function Office({ speaker }: { speaker: Speaker }) {
  return (['role', 'organization'] as const).map(
    (field) =>
      speaker[field] && (
        <span key={field} lang={languageOf(speaker, field)}>
          {speaker[field]}
        </span>
      ),
  )
}
