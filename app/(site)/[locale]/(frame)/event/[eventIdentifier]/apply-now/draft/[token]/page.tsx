import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { AcceleratorForm } from '@/components/accelerators/accelerator-form'
import { formValues } from '@/components/accelerators/form-values'
import { EventScreenHeader } from '@/components/events/event-screen-header'
import { SignUp } from '@/components/events/sign-up/sign-up'
import { SignUpIntro } from '@/components/events/sign-up/sign-up-intro'
import { SignUpTitle } from '@/components/events/sign-up/sign-up-title'
import { DraftNote } from '@/components/accelerators/draft-note'
import { getPrivacy } from '@/lib/content/commons'
import { getEvent, getFeaturedEventCards } from '@/lib/content/events'
import { getApplicationDraft } from '@/lib/content/own-documents'
import { pageLocale } from '@/lib/i18n/page-locale'
import { VERSION_FIELD } from '@/lib/site/constants'
import { formatDay } from '@/lib/site/text/dates'

type DraftPageProps = PageProps<'/[locale]/event/[eventIdentifier]/apply-now/draft/[token]'>

/** Each applicant sees their own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ApplyNowPage')
  // Sent without a script, the form says by its origin that it is the site's own.
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

/** The form with what was saved to go on later, on whatever device. */
export default async function ApplicationDraftPage({ params, searchParams }: DraftPageProps) {
  const [locale, { token }, { done }] = await Promise.all([pageLocale(), params, searchParams])
  const found = await getApplicationDraft(locale, token)
  const event = found && (await getEvent(locale, found.draft.event))
  if (!event) notFound()
  const { draft, version } = found
  const [t, events, privacy] = await Promise.all([getTranslations('ApplyNowPage'), getFeaturedEventCards(locale), getPrivacy(locale)])
  const day = formatDay(draft.lastDay, { locale, timeZone: event.timezone })
  const first = { values: { ...formValues(draft.fields, draft.answers), email: draft.email, draft: token, [VERSION_FIELD]: version }, errors: {}, message: '' }
  return (
    <>
      <EventScreenHeader
        event={event}
        title={t('title')}
        heading={<SignUpTitle title={t('title')} event={event} kind="application" locale={locale} />}
        note={<SignUpIntro locale={locale} event={event} kind="application" texts={{ open: t('intro'), waitingList: t('intro') }} />}
        tone="night"
        hidesPastNotice
      />
      <SignUp
        event={event}
        kind="application"
        events={events}
        locale={locale}
        form={() => <AcceleratorForm event={event} privacy={privacy} first={first} note={<DraftNote isStatus={done === 'saved'}>{t(done === 'saved' ? 'draftSaved' : 'draftStoredUntil', { day })}</DraftNote>} />}
      />
    </>
  )
}
