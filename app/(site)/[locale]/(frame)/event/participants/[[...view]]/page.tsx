import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ParticipantDirectory } from '@/components/participants/participant-directory'
import { pagedTitle } from '@/components/seo/paged-title'
import { ListHeader } from '@/components/ui/directory/list-header'
import { peopleFilters } from '@/components/ui/directory/people-filters'
import { getEventsWith } from '@/lib/content/events'
import { getParticipantDirectory } from '@/lib/content/participants'
import { getPageMetadata } from '@/lib/content/page-metadata'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'
import { isNarrowed } from '@/lib/site/lists/list-view'
import { fromViewSegments } from '@/lib/site/lists/view-segment'

type ParticipantsProps = PageProps<'/[locale]/event/participants/[[...view]]'>

/** Nothing is rendered at build; each view is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ParticipantsProps): Promise<Metadata> {
  const [t, locale, { view: segments }] = await Promise.all([getTranslations('ParticipantsPage'), pageLocale(), params])
  const view = fromViewSegments('participants', segments)
  const [title, { page }] = await Promise.all([pagedTitle(t('title'), view), getParticipantDirectory(locale, view)])
  return getPageMetadata(locale, { path: pathTo('participants'), view, title, description: t('intro'), isFound: page.items.length > 0 })
}

export default async function ParticipantsPage({ params }: ParticipantsProps) {
  const locale = await pageLocale()
  const view = fromViewSegments('participants', (await params).view)
  const [t, { page, facets, source }, events] = await Promise.all([
    getTranslations('ParticipantsPage'),
    getParticipantDirectory(locale, view),
    getEventsWith(locale, 'participants', view.event),
  ])
  const whole = isNarrowed(view) ? (await getParticipantDirectory(locale, {})).page : page
  return (
    <ParticipantDirectory
      route="participants"
      path={pathTo('participants')}
      first={{ view, page }}
      source={source}
      filters={await peopleFilters({ locale, view, facets, events })}
      locale={locale}
      header={<ListHeader title={t('title')} intro={t('intro')} whole={whole.total} locale={locale} />}
      others={whole.items}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), links: [{ href: pathTo('home'), label: t('home') }] }}
    />
  )
}
