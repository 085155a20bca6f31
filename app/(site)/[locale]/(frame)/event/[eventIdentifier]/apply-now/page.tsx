import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AcceleratorForm } from '@/components/accelerators/accelerator-form'
import { DraftNote } from '@/components/accelerators/draft-note'
import { ResendApplicationForm } from '@/components/accelerators/resend-application-form'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { SignUp } from '@/components/events/sign-up/sign-up'
import { SignUpIntro } from '@/components/events/sign-up/sign-up-intro'
import { SignUpTitle } from '@/components/events/sign-up/sign-up-title'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { getPrivacy } from '@/lib/content/commons'
import { getEvent, getFeaturedEventCards, getProgramme } from '@/lib/content/events'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { pageLocale } from '@/lib/i18n/page-locale'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { getSite } from '@/lib/content/site'
import { takesApplications } from '@/lib/site/metadata/indexing'
import { signUpHead } from '@/lib/site/metadata/event-heads'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'

type ApplyNowPageProps = PageProps<'/[locale]/event/[eventIdentifier]/apply-now'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ApplyNowPageProps): Promise<Metadata> {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [site, event] = await Promise.all([getSite(locale), getEvent(locale, eventIdentifier)])
  if (!event) return notFoundMetadata()
  const programme = await getProgramme(locale, event)
  const { image, ...head } = signUpHead(programme, { kind: 'application', locale })
  return pageMetadata(site, {
    // Where one applies for another event, the form's own page is that event's.
    path: pathTo('applyNow', { eventIdentifier: programme.identifier }),
    ...head,
    image: await getShareImage(locale, image),
    isFound: takesApplications(programme),
  })
}

export default async function ApplyNowPage({ params }: ApplyNowPageProps) {
  const [locale, { eventIdentifier }] = await Promise.all([pageLocale(), params])
  const [t, event, events, privacy] = await Promise.all([
    getTranslations('ApplyNowPage'),
    getEvent(locale, eventIdentifier),
    getFeaturedEventCards(locale),
    getPrivacy(locale),
  ])
  if (!event) return redirectOrNotFound(locale, pathTo('applyNow', { eventIdentifier }))
  const programme = await getProgramme(locale, event)
  const intro = <SignUpIntro locale={locale} event={programme} kind="application" texts={{ open: t('intro'), waitingList: t('intro') }} />
  return (
    <>
      <EventScreenHeader
        event={event}
        look={programme}
        title={t('title')}
        heading={<SignUpTitle title={t('title')} event={programme} kind="application" locale={locale} />}
        note={intro}
        tone="night"
        hidesPastNotice
      />
      <SignUp
        event={event}
        programme={programme}
        kind="application"
        events={events}
        locale={locale}
        form={() => <AcceleratorForm event={programme} privacy={privacy} note={<DraftNote isScripted>{t('draft')}</DraftNote>} />}
        again={(isFormOpen) => <ResendApplicationForm events={[programme]} isOpen={!isFormOpen} />}
      />
    </>
  )
}
