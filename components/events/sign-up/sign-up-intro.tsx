import type { ReactNode } from 'react'
import { StatusContent } from '@/components/events/parts/status-content'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { eventOutline } from '@/lib/site/events/event-outline'
import { isOpen, SIGN_UP_RULES, type OpenStatus, type SignUpKind } from '@/lib/site/events/registration-status'
import { statusTimeline } from '@/lib/site/events/status-timeline'

interface SignUpIntroProps {
  event: Event
  kind: SignUpKind
  texts: Record<OpenStatus, ReactNode>
  locale: Locale
}

/** Tells how to sign up, or when and where the event is while one cannot. */
export function SignUpIntro({ event, kind, texts, locale }: SignUpIntroProps) {
  return (
    <StatusContent timeline={statusTimeline(event, SIGN_UP_RULES[kind])}>
      {(status) => (isOpen(status) ? texts[status] : eventOutline(event, locale))}
    </StatusContent>
  )
}
