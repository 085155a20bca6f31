import type { ClosedReason, SignUpKind } from './registration-status'

/** The key in `SignUpClosed` of what is said, that of its explanation being the same with `Text`. */
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
