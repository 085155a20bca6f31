import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { SignUpClosed } from '@/components/events/sign-up-closed'
import { SignUpLayout } from '@/components/events/sign-up-layout'
import { SignUpSummary } from '@/components/events/sign-up-summary'
import { RegistrationForm } from '@/components/registrations/registration-form'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { TimedContent } from '@/components/ui/timed-content'
import { getPrivacy } from '@/lib/content/commons'
import { getEvent, getEventCards } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { pageLocale } from '@/lib/i18n/page-locale'
import { isOpenDoor, registrationDoors } from '@/lib/site/events/registration-status'
import { getShareImage } from '@/lib/content/share-images'
import { getSite } from '@/lib/content/site'
import { takesRegistrations } from '@/lib/site/metadata/indexing'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'

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
    image: await getShareImage(locale, { kind: 'page', key: 'register', event: eventIdentifier }),
    isFound: takesRegistrations(event),
  })
}

export default async function RegisterPage({ params }: RegisterPageProps) {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [t, event, events, privacy] = await Promise.all([
    getTranslations('RegisterPage'),
    getEvent(locale, eventIdentifier),
    getEventCards(locale),
    getPrivacy(locale),
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('register', { eventIdentifier }))
  const doors = registrationDoors(event, Date.now())
  const { registrationOpensAt: opensAt, registrationClosesAt: closesAt } = event
  const intro = { open: t('intro'), waitingList: t('waitingIntro') }[String(doors[0]?.door)]
  const parts = doors.map(({ door, from }) => {
    const closed = { event, form: 'registration', door, opensAt, events, locale } as const
    const content = isOpenDoor(door) ? <RegistrationForm event={event} privacy={privacy} /> : <SignUpClosed {...closed} />
    return { from, isKept: isOpenDoor(door), content }
  })
  return (
    <>
      <EventScreenHeader event={event} title={t('title')} intro={intro} tone="night" />
      <SignUpLayout summary={<SignUpSummary event={event} closesAt={closesAt} hasSeats isOpen={isOpenDoor(doors[0]?.door)} locale={locale} />}>
        <TimedContent parts={parts} />
      </SignUpLayout>
    </>
  )
}
