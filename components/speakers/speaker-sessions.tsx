import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import { SessionList } from '@/components/sessions/parts/session-list'
import type { Locale } from '@/lib/i18n/locales'
import type { Appearance } from '@/lib/site/people/appearances'
import { shownTimes } from '@/lib/site/agenda/agenda'
import { formatZone } from '@/lib/site/text/instants'

interface SpeakerSessionsProps {
  /** The identifier of the speaker. */
  speaker: string
  appearance: Appearance
  locale: Locale
}

export async function SpeakerSessions({ speaker, appearance: { event, state, sessions }, locale }: SpeakerSessionsProps) {
  const t = await getTranslations('SpeakerSessions')
  const [first] = sessions
  if (!first) return null
  return (
    <Section
      title={t('title', { state })}
      note={formatZone(first.startsAt, { locale, timeZone: event.timezone }, shownTimes(sessions))}
      tone="shade"
    >
      <SessionList speaker={speaker} sessions={sessions} event={event} locale={locale} level={3} />
    </Section>
  )
}
