import { LanguageNote } from '@/components/ui/language-note'
import { Grid } from '@/components/ui/layout/grid'
import { Media } from '@/components/ui/layout/media'
import { EventOffers } from '@/components/events/parts/event-offers'
import { Prose } from '@/components/ui/prose'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { EventFacts } from './event-facts'
import styles from './event-story.module.css'

export function EventStory({ event, locale }: { event: Event; locale: Locale }) {
  const [picture] = event.gallery
  return (
    <Grid split={8} gap={7} width="page" pad="end">
      {picture && <Media shape="3/2" image={picture} sizes="(width >= 84rem) 84rem, 92vw" className={styles.picture} />}
      <div className={styles.facts}>
        <EventFacts event={event} locale={locale} />
        <p className={styles.offers}>
          <EventOffers event={event} second="text" ground="paper" />
        </p>
      </div>
      <div className={styles.main}>
        {event.description && <LanguageNote lang={languageOf(event, 'description')} />}
        <Prose html={event.description} lang={languageOf(event, 'description')} size="lead" className={styles.text} />
      </div>
    </Grid>
  )
}
