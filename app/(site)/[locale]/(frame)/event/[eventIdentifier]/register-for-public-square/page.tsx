import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { getEvent } from '@/lib/content/events'
import { getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { takesRegistrations } from '@/lib/site/indexing'
import { pageMetadata } from '@/lib/site/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { toShareImage } from '@/lib/site/share-image'

type RegisterPageProps = PageProps<'/[locale]/event/[eventIdentifier]/register-for-public-square'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: RegisterPageProps): Promise<Metadata> {
  const [t, locale, { eventIdentifier }] = await Promise.all([getTranslations('RegisterPage'), pageLocale(), params])
  const [site, event] = await Promise.all([getSite(locale), getEvent(locale, eventIdentifier)])
  if (!event) return notFoundMetadata()
  return pageMetadata(site, {
    path: pathTo('register', { eventIdentifier }),
    title: t('metaTitle', { event: event.title }),
    description: event.summary,
    image: toShareImage(event.coverImage),
    isFound: takesRegistrations(event),
  })
}

export default async function RegisterPage({ params }: RegisterPageProps) {
  const [t, event] = [
    await getTranslations('RegisterPage'),
    await getEvent(await pageLocale(), (await params).eventIdentifier),
  ]
  if (!event) notFound()
  return <EventScreenHeader event={event} title={t('title')} tone="night" />
}
