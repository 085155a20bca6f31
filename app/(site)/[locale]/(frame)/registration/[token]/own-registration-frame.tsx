import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SignUpSummary } from '@/components/events/sign-up/sign-up-summary'
import { OwnRegistrationLayout } from '@/components/registrations/own-registration-layout'
import { PageHeader } from '@/components/ui/page-header'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'

interface OwnRegistrationFrameProps {
  event: Event
  title: string
  locale: Locale
  /** The token of the registration, on a page below it. */
  below?: string
  hasTicket?: boolean
  details?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The frame of all pages of a registration: the event above and beside, and the link back. */
export async function OwnRegistrationFrame({ event, title, locale, below, hasTicket = false, details, actions, children }: OwnRegistrationFrameProps) {
  const [t, b] = await Promise.all([getTranslations('OwnRegistrationPage'), getTranslations('Breadcrumb')])
  const home = { label: b('home'), href: pathTo('home') }
  const trail = below === undefined ? [home, { label: t('title') }] : [home, { label: t('title'), href: pathTo('ownRegistration', { token: below }) }, { label: title }]
  return (
    <>
      <PageHeader title={title} eyebrow={event.title} eyebrowLang={languageOf(event, 'title')} trail={trail} trailLabel={b('label')} isLow />
      <OwnRegistrationLayout event={event} hasTicket={hasTicket} summary={<SignUpSummary event={event} status="over" locale={locale} />} details={details} actions={actions}>
        {children}
      </OwnRegistrationLayout>
    </>
  )
}
