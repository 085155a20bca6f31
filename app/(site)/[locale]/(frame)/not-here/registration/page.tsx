import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MessageScreen } from '@/components/layout/messages/message-screen'
import { ResendForm } from '@/components/registrations/resend-form'
import { getTicketEvents } from '@/lib/content/events'
import { pageLocale } from '@/lib/i18n/page-locale'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('MissingLink')
  return { title: t('title'), robots: { index: false } }
}

/** The server answers with this when a link opens no registration, whatever the reason. */
export default async function MissingRegistrationPage() {
  const locale = await pageLocale()
  const [t, events] = await Promise.all([getTranslations('MissingLink'), getTicketEvents(locale)])
  return (
    <MessageScreen title={t('title')} text={t('registrationText', { canResend: String(events.length > 0) })}>
      {events.length > 0 && <ResendForm events={events} isOpen />}
    </MessageScreen>
  )
}
