import { getTranslations } from 'next-intl/server'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { fittingStyle } from '@/components/ui/fitting-style'
import { StretchedLink } from '@/components/ui/stretched-link'
import type { Event } from '@/lib/contract/events'
import type { SessionDay } from '@/lib/contract/session-days'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { toViewQuery } from '@/lib/site/lists/list-view'
import { pathTo } from '@/lib/site/routes'
import { longestWord } from '@/lib/site/text/longest-word'
import { formatWeekday } from '@/lib/site/text/dates'
import styles from './event-days.module.css'

/** The days as columns, each with a picture of the gallery, of which the first opens the page. */
export async function EventDays({ event, days, locale }: { event: Event; days: SessionDay[]; locale: Locale }) {
  const t = await getTranslations('EventDays')
  const named = days.filter(({ title }) => title)
  if (named.length < 2) return null
  const pictures = event.gallery.slice(1)
  // All words are as large as the longest allows.
  const longest = { '--longest': Math.max(...named.map(({ title }) => longestWord(title))) }
  return (
    <Section title={t('title')} tone="shade">
      <Stack as="ol" gap="page" row={6} className={styles.days}>
        {named.map((day, index) => {
          const picture = pictures[index]
          return (
            <li key={day.date} className={styles.day}>
              {picture && <Media shape="3/2" image={picture} sizes="(width >= 84rem) 51rem, (width >= 48rem) 56vw, 92vw" className={styles.picture} decorative />}
              <p className={styles.date}>{formatWeekday(day.date, locale, 'long')}</p>
              <h3 className={styles.title} lang={languageOf(day, 'title')} style={{ ...fittingStyle(day.title), ...longest }}>
                <StretchedLink href={`${pathTo('agenda', { eventIdentifier: event.identifier })}${toViewQuery({ day: day.date })}`}>
                  {day.title}
                </StretchedLink>
              </h3>
            </li>
          )
        })}
      </Stack>
    </Section>
  )
}
