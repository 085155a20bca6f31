import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { EventNext } from '@/components/events/event-next'
import { ConfirmationScreen } from '@/components/forms/confirmation-screen'
import { SentAnswers } from '@/components/forms/sent-answers'
import { ThankYouEvent } from '@/components/events/sign-up/thank-you-event'
import { ThankYouNext } from '@/components/forms/thank-you-next'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { ThankYouTicket } from '@/components/tickets/thank-you-ticket'
import { ButtonLink } from '@/components/ui/button-link'
import { AddToCalendar } from '@/components/ui/tools/add-to-calendar'
import { ShareControl } from '@/components/ui/tools/share-control'
import { getEvent, getFeaturedEventCards } from '@/lib/content/events'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { SEAT_OFFER_HOURS } from '@/lib/site/constants'
import { EVENTS_PATH } from '@/lib/site/navigation'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { pathTo } from '@/lib/site/routes'
import { isThankYouKind, thankYouPath } from '@/lib/site/forms/thank-you'
import { fromViewSegments } from '@/lib/site/lists/view-segment'
import { takesPlace } from '@/lib/site/events/held-days'
import { fullTitleOf } from '@/lib/site/events/full-title'

type ThankYouPageProps = PageProps<'/[locale]/thank-you/[kind]/[[...view]]'>

/** Nothing is rendered at build; each page is cached after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ThankYouPageProps): Promise<Metadata> {
  const t = await getTranslations('ThankYou')
  const { kind } = await params
  return isThankYouKind(kind) ? { title: t(`${kind}Title`), robots: { index: false } } : notFoundMetadata()
}

export default async function ThankYouPage({ params }: ThankYouPageProps) {
  const [locale, { kind, view }] = await Promise.all([pageLocale(), params])
  if (!isThankYouKind(kind)) notFound()
  const { event: identifier } = fromViewSegments('thankYou', view)
  const [t, b, event, events] = await Promise.all([
    getTranslations('ThankYou'),
    getTranslations('Breadcrumb'),
    identifier ? getEvent(locale, identifier) : null,
    getFeaturedEventCards(locale),
  ])
  const hasSubscribed = kind === 'subscription'
  const next = hasSubscribed && events.find(({ isCurrent }) => isCurrent)
  const title = t(`${kind}Title`)
  const hasTicket = kind === 'registration' && event !== null && takesPlace(event)
  return (
    <>
      <ConfirmationScreen
        title={title}
        eyebrow={event?.title}
        eyebrowLang={event ? languageOf(event, 'title') : undefined}
        theme={event?.kind}
        trail={[{ label: b('home'), href: pathTo('home') }, { label: title }]}
        trailLabel={b('label')}
        picture={event && hasTicket && <ThankYouTicket event={event} locale={locale} />}
        hasTicket={Boolean(event) && hasTicket}
        message={t(`${kind}Text`, { hasEntry: String(hasTicket), hours: SEAT_OFFER_HOURS })}
        actions={
          event && hasTicket ? (
            <>
              <AddToCalendar subject={{ kind: 'event', key: event.identifier }} locale={locale} />
              <ShareControl path={canonicalPath(locale, pathTo('event', { eventIdentifier: event.identifier }))} title={fullTitleOf(event)} />
            </>
          ) : (
            !hasSubscribed && (
              <ButtonLink href={event ? pathTo('event', { eventIdentifier: event.identifier }) : EVENTS_PATH}>{t(event ? 'event' : 'events')}</ButtonLink>
            )
          )
        }
      >
        <SentAnswers path={thankYouPath(kind, identifier)} title={t('sent')} hasMessage={kind === 'waiting'} />
        {event && <ThankYouEvent event={event} kind={kind} locale={locale} hasTicket={hasTicket} />}
        <ThankYouNext kind={kind} event={event?.identifier} hasFirstLink={!hasTicket && !hasSubscribed} />
      </ConfirmationScreen>
      {next && <EventNext event={next} locale={locale} />}
    </>
  )
}
