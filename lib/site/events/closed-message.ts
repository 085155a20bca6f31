import type { ClosedReason, SignUpKind } from './registration-status'

/** The message key in `SignUpClosed`; its explanation has the same key followed by `Text`. */
export function closedMessage(reason: ClosedReason, kind: SignUpKind) {
  switch (reason) {
    case 'none':
      return `${kind}None` as const
    case 'soon':
      return `${kind}Soon` as const
    case 'closed':
      return `${kind}Closed` as const
    case 'postponed':
      return 'postponed'
    case 'over':
    case 'cancelled':
      return 'over'
  }
}
