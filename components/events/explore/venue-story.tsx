import { getTranslations } from 'next-intl/server'
import { LanguageNote } from '@/components/ui/language-note'
import { Prose } from '@/components/ui/prose'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './venue-story.module.css'

/** Renders nothing when staff have written nothing about the venue. */
export async function VenueStory({ event }: { event: Event }) {
  const t = await getTranslations('VenueStory')
  if (!event.venue?.text) return null
  return (
    <section className={styles.story} aria-labelledby="place">
      <h2 id="place" className={styles.title}>
        {t('title')}
      </h2>
      <div>
        <LanguageNote lang={languageOf(event, 'venue.text')} />
        <Prose html={event.venue.text} lang={languageOf(event, 'venue.text')} className={styles.text} />
      </div>
    </section>
  )
}
