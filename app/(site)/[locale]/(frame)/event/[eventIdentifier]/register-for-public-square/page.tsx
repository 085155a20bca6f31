import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { SignUp } from '@/components/events/sign-up/sign-up'
import { SignUpIntro } from '@/components/events/sign-up/sign-up-intro'
import { SignUpTitle } from '@/components/events/sign-up/sign-up-title'
import { RegistrationForm } from '@/components/registrations/registration-form'
import { ResendForm } from '@/components/registrations/resend-form'
import { TicketPreview } from '@/components/tickets/ticket-preview'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { getPrivacy } from '@/lib/content/commons'
import { getEvent, getFeaturedEventCards } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { pageLocale } from '@/lib/i18n/page-locale'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { getSite } from '@/lib/content/site'
import { SEAT_OFFER_HOURS } from '@/lib/site/constants'
import { takesRegistrations } from '@/lib/site/metadata/indexing'
import { signUpHead } from '@/lib/site/metadata/event-heads'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'

type RegisterPageProps = PageProps<'/[locale]/event/[eventIdentifier]/register-for-public-square'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: RegisterPageProps): Promise<Metadata> {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [site, event] = await Promise.all([getSite(locale), getEvent(locale, eventIdentifier)])
  if (!event) return notFoundMetadata()
  const { image, ...head } = signUpHead(event, { kind: 'registration', locale })
  return pageMetadata(site, {
    path: pathTo('register', { eventIdentifier }),
    ...head,
    image: await getShareImage(locale, image),
    isFound: takesRegistrations(event),
  })
}

export default async function RegisterPage({ params }: RegisterPageProps) {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [t, event, events, privacy] = await Promise.all([
    getTranslations('RegisterPage'),
    getEvent(locale, eventIdentifier),
    getFeaturedEventCards(locale),
    getPrivacy(locale),
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('register', { eventIdentifier }))
  const intro = <SignUpIntro locale={locale} event={event} kind="registration" texts={{ open: t('intro'), waitingList: `${t('waitingIntro')} ${t('waitingHours', { hours: SEAT_OFFER_HOURS })}` }} />
  return (
    <>
      <EventScreenHeader
        event={event}
        title={t('title')}
        heading={<SignUpTitle title={t('title')} event={event} kind="registration" locale={locale} />}
        note={intro}
        tone="night"
        hidesPastNotice
      />
      <SignUp
        event={event}
        kind="registration"
        events={events}
        locale={locale}
        preview={<TicketPreview event={event} locale={locale} />}
        form={(status) => <RegistrationForm event={event} privacy={privacy} isWaitingList={status === 'waitingList'} />}
        again={(isFormOpen) => <ResendForm events={[event]} isOpen={!isFormOpen} />}
      />
    </>
  )
}
