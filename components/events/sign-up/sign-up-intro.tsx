import type { ReactNode } from 'react'
import { StatusContent } from '@/components/ui/status-content'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { isOpen, SIGN_UP_RULES, type OpenStatus, type SignUpKind } from '@/lib/site/events/registration-status'
import { statusTimeline } from '@/lib/site/events/status-timeline'

interface SignUpIntroProps {
  event: Event
  kind: SignUpKind
  texts: Record<OpenStatus, ReactNode>
}

/** Tells how to sign up, or what the event is about while one cannot. */
export function SignUpIntro({ event, kind, texts }: SignUpIntroProps) {
  return (
    <StatusContent timeline={statusTimeline(event, SIGN_UP_RULES[kind])}>
      {(status) => (isOpen(status) ? texts[status] : <span lang={languageOf(event, 'summary')}>{event.summary}</span>)}
    </StatusContent>
  )
}
