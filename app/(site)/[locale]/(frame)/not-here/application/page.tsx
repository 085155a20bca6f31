import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ResendApplicationForm } from '@/components/accelerators/resend-application-form'
import { MessageScreen } from '@/components/layout/messages/message-screen'
import { getProgrammeCards } from '@/lib/content/events'
import { pageLocale } from '@/lib/i18n/page-locale'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('MissingLink')
  return { title: t('title'), robots: { index: false } }
}

/** The server answers with this when a link opens no application, whatever the reason. */
export default async function MissingApplicationPage() {
  const locale = await pageLocale()
  const [t, events] = await Promise.all([getTranslations('MissingLink'), getProgrammeCards(locale)])
  return (
    <MessageScreen title={t('title')} text={t('applicationText', { canResend: String(events.length > 0) })}>
      {events.length > 0 && <ResendApplicationForm events={events} isOpen />}
    </MessageScreen>
  )
}
