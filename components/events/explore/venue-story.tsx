import { getTranslations } from 'next-intl/server'
import { LanguageNote } from '@/components/ui/language-note'
import { Grid } from '@/components/ui/layout/grid'
import { Heading } from '@/components/ui/layout/heading'
import { Prose } from '@/components/ui/prose'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'

/** Renders nothing when staff have written nothing about the venue. */
export async function VenueStory({ event }: { event: Event }) {
  const t = await getTranslations('VenueStory')
  if (!event.venue?.text) return null
  return (
    <Grid as="section" split={4} gap="wide" row={6} width="page" pad="section" aria-labelledby="place">
      <Heading as="h2" size="m" id="place">
        {t('title')}
      </Heading>
      <div>
        <LanguageNote lang={languageOf(event, 'venue.text')} />
        <Prose html={event.venue.text} lang={languageOf(event, 'venue.text')} size="lead" />
      </div>
    </Grid>
  )
}
