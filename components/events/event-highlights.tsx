import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/pictures/picture'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { eventState } from '@/lib/site/events/event-state'
import { keepTogether } from '@/lib/site/text/keep-together'
import styles from './event-highlights.module.css'

/** Renders nothing when there are no highlights. */
export async function EventHighlights({ event }: { event: Event }) {
  const t = await getTranslations('EventHighlights')
  if (event.highlights.length === 0) return null
  return (
    <Section title={t(eventState(event) === 'past' ? 'pastTitle' : 'title')} tone="night">
      <ul className={styles.scenes} lang={languageOf(event, 'highlights')}>
        {event.highlights.map(({ title, text, image }, index) => (
          <li key={index} className={`${styles.scene} ${image ? '' : styles.alone}`}>
            {image && (
              <Picture image={image} sizes="(width >= 84rem) 50rem, (width >= 60rem) 58vw, 92vw" className={styles.image} />
            )}
            <div className={styles.text}>
              <h3 className={styles.title}>{title}</h3>
              {text && <p>{keepTogether(text)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
