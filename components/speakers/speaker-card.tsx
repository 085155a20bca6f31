import { Picture } from '@/components/ui/picture'
import type { SpeakerCard as Speaker } from '@/lib/contract/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import styles from './speaker-card.module.css'

/** A speaker among others: portrait, name, and what they do. */
export function SpeakerCard({ speaker, href }: { speaker: Speaker; href: string }) {
  return (
    <article className={styles.card}>
      <div className={styles.portrait}>
        {speaker.photo ? (
          <Picture
            image={speaker.photo}
            sizes="(width >= 84rem) 20rem, (width >= 48rem) 25vw, 50vw"
            className={styles.image}
            decorative
          />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(speaker.fullName)}
          </span>
        )}
      </div>
      <h3 className={styles.name} lang={languageOf(speaker, 'fullName')}>
        <Link href={href} className={styles.link}>
          {speaker.fullName}
        </Link>
      </h3>
      <p className={styles.role} lang={languageOf(speaker, 'role')}>
        {[speaker.role, speaker.organization].filter(Boolean).join(', ')}
      </p>
    </article>
  )
}

function initialsOf(fullName: string): string {
  return fullName
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
}
