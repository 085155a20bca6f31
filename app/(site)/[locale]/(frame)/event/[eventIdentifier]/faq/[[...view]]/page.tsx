import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventClosing } from '@/components/events/event-closing'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { FaqContact } from '@/components/faqs/faq-contact'
import { FaqScreen } from '@/components/faqs/faq-screen'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { getEvent } from '@/lib/content/events'
import { findFaqs, getEventFaqs } from '@/lib/content/faqs'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { fromViewSegments } from '@/lib/site/lists/view-segment'

type EventFaqPageProps = PageProps<'/[locale]/event/[eventIdentifier]/faq/[[...view]]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: EventFaqPageProps): Promise<Metadata> {
  const [t, locale, { eventIdentifier, view }] = await Promise.all([getTranslations('EventFaqPage'), pageLocale(), params])
  const [site, event, faqs] = await Promise.all([
    getSite(locale),
    getEvent(locale, eventIdentifier),
    getEventFaqs(locale, eventIdentifier),
  ])
  if (!event) return notFoundMetadata()
  const isSearch = Boolean(fromViewSegments('eventFaq', view).keyword)
  return pageMetadata(site, {
    path: pathTo('eventFaq', { eventIdentifier }),
    title: t('metaTitle', { event: event.title }),
    event,
    description: t('metaDescription', { event: event.title, topics: topicsOf(faqs) || 'none' }),
    image: await getShareImage(locale, { kind: 'page', key: 'eventFaq', event: eventIdentifier }),
    isFound: faqs.forEvent.length > 0 && !isSearch,
  })
}

/** The topics of the event's own questions, the general ones where it has none. */
function topicsOf({ forEvent, general }: Awaited<ReturnType<typeof getEventFaqs>>): string {
  const faqs = forEvent.length > 0 ? forEvent : general
  return [...new Set(faqs.map(({ category }) => category.trim()).filter(Boolean))].join(', ')
}

export default async function EventFaqPage({ params }: EventFaqPageProps) {
  const [locale, { eventIdentifier, view: segments }] = await Promise.all([pageLocale(), params])
  const view = fromViewSegments('eventFaq', segments)
  const [t, event, faqs, found] = await Promise.all([
    getTranslations('EventFaqPage'),
    getEvent(locale, eventIdentifier),
    getEventFaqs(locale, eventIdentifier),
    view.keyword ? findFaqs(locale, view.keyword) : [],
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('eventFaq', { eventIdentifier }), view)
  const count = faqs.forEvent.length + faqs.general.length
  return (
    <>
      <EventScreenHeader event={event} title={t('title')} {...(count > 0 && { note: t('intro', { count }) })} tone="night" page="eventFaq" />
      <FaqScreen event={event} faqs={faqs} view={view} found={found} locale={locale} />
      <FaqContact />
      <EventClosing event={event} locale={locale} isLow />
    </>
  )
}
