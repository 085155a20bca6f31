import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import { SessionList } from '@/components/ui/session-list'
import type { Locale } from '@/lib/i18n/locales'
import type { Appearance } from '@/lib/site/people/appearances'
import { formatZone } from '@/lib/site/text/instants'

interface SpeakerSessionsProps {
  appearance: Appearance
  locale: Locale
}

/** When and where a speaker can be heard at the event that the screen is about; nothing when they are on no agenda. */
export async function SpeakerSessions({ appearance: { event, state, sessions }, locale }: SpeakerSessionsProps) {
  const t = await getTranslations('SpeakerSessions')
  const [first] = sessions
  if (!first) return null
  return (
    <Section
      title={t('title', { state })}
      intro={formatZone(first.startsAt, { locale, timeZone: event.timezone })}
      tone="shade"
    >
      <SessionList sessions={sessions} event={event} locale={locale} level={3} />
    </Section>
  )
}
