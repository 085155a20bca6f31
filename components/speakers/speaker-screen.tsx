import type { Crumb } from '@/components/ui/breadcrumb'
import type { FeaturedEvent } from '@/lib/contract/events'
import type { Session } from '@/lib/contract/sessions'
import type { Speaker } from '@/lib/contract/speakers'
import type { Locale } from '@/lib/i18n/locales'
import { SpeakerEvents } from './speaker-events'
import { SpeakerProfile } from './speaker-profile'
import { SpeakerSessions } from './speaker-sessions'

interface SpeakerScreenProps {
  speaker: Speaker
  sessions: Session[]
  events: FeaturedEvent[]
  trail: Crumb[]
  locale: Locale
  timeZone: string
}

/** The page of a speaker, the same with and without an event around it. */
export function SpeakerScreen({ speaker, sessions, events, trail, locale, timeZone }: SpeakerScreenProps) {
  return (
    <>
      <SpeakerProfile speaker={speaker} trail={trail} />
      <SpeakerSessions sessions={sessions} locale={locale} timeZone={timeZone} />
      <SpeakerEvents events={events} />
    </>
  )
}
