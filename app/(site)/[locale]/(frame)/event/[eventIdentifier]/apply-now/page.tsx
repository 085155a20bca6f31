import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AcceleratorForm } from '@/components/accelerators/accelerator-form'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { SignUpClosed } from '@/components/events/sign-up-closed'
import { SignUpLayout } from '@/components/events/sign-up-layout'
import { SignUpSummary } from '@/components/events/sign-up-summary'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { TimedContent } from '@/components/ui/timed-content'
import { getPrivacy } from '@/lib/content/commons'
import { getEvent, getEventCards } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { pageLocale } from '@/lib/i18n/page-locale'
import { applicationDoors, isOpenDoor } from '@/lib/site/events/registration-status'
import { getShareImage } from '@/lib/content/share-images'
import { getSite } from '@/lib/content/site'
import { takesApplications } from '@/lib/site/metadata/indexing'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'

type ApplyNowPageProps = PageProps<'/[locale]/event/[eventIdentifier]/apply-now'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ApplyNowPageProps): Promise<Metadata> {
  const [t, locale, { eventIdentifier }] = await Promise.all([getTranslations('ApplyNowPage'), pageLocale(), params])
  const [site, event] = await Promise.all([getSite(locale), getEvent(locale, eventIdentifier)])
  if (!event) return notFoundMetadata()
  return pageMetadata(site, {
    path: pathTo('applyNow', { eventIdentifier }),
    title: t('metaTitle', { event: event.title }),
    description: event.summary,
    image: await getShareImage(locale, { kind: 'page', key: 'applyNow', event: eventIdentifier }),
    isFound: takesApplications(event),
  })
}

export default async function ApplyNowPage({ params }: ApplyNowPageProps) {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [t, event, events, privacy] = await Promise.all([
    getTranslations('ApplyNowPage'),
    getEvent(locale, eventIdentifier),
    getEventCards(locale),
    getPrivacy(locale),
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('applyNow', { eventIdentifier }))
  const doors = applicationDoors(event, Date.now())
  const { applyOpensAt: opensAt, applyClosesAt: closesAt } = event
  const parts = doors.map(({ door, from }) => {
    const closed = { event, form: 'application', door, opensAt, events, locale } as const
    const content = isOpenDoor(door) ? <AcceleratorForm event={event} privacy={privacy} /> : <SignUpClosed {...closed} />
    return { from, isKept: isOpenDoor(door), content }
  })
  return (
    <>
      <EventScreenHeader event={event} title={t('title')} intro={doors[0]?.door === 'open' ? t('intro') : undefined} tone="night" />
      <SignUpLayout summary={<SignUpSummary event={event} closesAt={closesAt} isOpen={isOpenDoor(doors[0]?.door)} locale={locale} />}>
        <TimedContent parts={parts} />
      </SignUpLayout>
    </>
  )
}
