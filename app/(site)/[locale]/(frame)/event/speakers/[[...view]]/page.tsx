import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pagedTitle } from '@/components/seo/paged-title'
import { SpeakerDirectory } from '@/components/speakers/speaker-directory'
import { ListHeader } from '@/components/ui/directory/list-header'
import { peopleFilters } from '@/components/ui/directory/people-filters'
import { getEventsWith } from '@/lib/content/events'
import { getPageMetadata } from '@/lib/content/page-metadata'
import { getSpeakerDirectory } from '@/lib/content/speakers'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'
import { isNarrowed } from '@/lib/site/lists/list-view'
import { fromViewSegments } from '@/lib/site/lists/view-segment'

type SpeakersProps = PageProps<'/[locale]/event/speakers/[[...view]]'>

/** Nothing is rendered at build; each view is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: SpeakersProps): Promise<Metadata> {
  const [t, locale, { view: segments }] = await Promise.all([getTranslations('SpeakersPage'), pageLocale(), params])
  const view = fromViewSegments('speakers', segments)
  const [title, { page }] = await Promise.all([pagedTitle(t('title'), view), getSpeakerDirectory(locale, view)])
  return getPageMetadata(locale, { path: pathTo('speakers'), view, title, description: t('intro'), isFound: page.items.length > 0 })
}

export default async function SpeakersPage({ params }: SpeakersProps) {
  const locale = await pageLocale()
  const view = fromViewSegments('speakers', (await params).view)
  const [t, { page, facets, source }, events] = await Promise.all([
    getTranslations('SpeakersPage'),
    getSpeakerDirectory(locale, view),
    getEventsWith(locale, 'speakers', view.event),
  ])
  const whole = isNarrowed(view) ? (await getSpeakerDirectory(locale, {})).page : page
  return (
    <SpeakerDirectory
      route="speakers"
      path={pathTo('speakers')}
      first={{ view, page }}
      source={source}
      filters={await peopleFilters({ locale, view, facets, events })}
      locale={locale}
      header={<ListHeader title={t('title')} intro={t('intro')} whole={whole.total} locale={locale} />}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), links: [{ href: pathTo('home'), label: t('home') }] }}
    />
  )
}
