import { getTranslations } from 'next-intl/server'
import { Heading } from '@/components/ui/layout/heading'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
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
          <Stack as="li" gap={6} row={5} key={index} className={`${styles.scene} ${image ? '' : styles.alone}`}>
            {image && (
              <Media shape="3/2" image={image} sizes="(width >= 84rem) 50rem, (width >= 60rem) 58vw, 92vw" className={styles.image} />
            )}
            <div className={styles.text}>
              <Heading as="h3" size="m" className={styles.title}>{title}</Heading>
              {text && <p>{keepTogether(text)}</p>}
            </div>
          </Stack>
        ))}
      </ul>
    </Section>
  )
}
