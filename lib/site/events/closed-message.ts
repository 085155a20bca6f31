import type { ClosedReason, SignUpKind } from './registration-status'

const MESSAGES = {
  registration: { none: 'registrationNone', soon: 'registrationSoon', closed: 'registrationClosed' },
  application: { none: 'applicationNone', soon: 'applicationSoon', closed: 'applicationClosed' },
} as const

/** The message key in `SignUpClosed`; its explanation has the same key followed by `Text`. */
export function closedMessage(reason: ClosedReason, kind: SignUpKind) {
  switch (reason) {
    case 'none':
    case 'soon':
    case 'closed':
      return MESSAGES[kind][reason]
    case 'postponed':
      return 'postponed'
    case 'over':
    case 'cancelled':
      return 'over'
  }
}
