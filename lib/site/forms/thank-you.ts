import { pathTo } from '../routes'

/** The reasons to thank a visitor, as in the address of the page. @public */
export const THANK_YOU_KINDS = ['subscription', 'registration', 'waiting', 'resent', 'application', 'applicationResent', 'draft', 'contact', 'careers'] as const

export type ThankYouKind = (typeof THANK_YOU_KINDS)[number]

export function isThankYouKind(value: string): value is ThankYouKind {
  return THANK_YOU_KINDS.some((kind) => kind === value)
}

/** The page after an accepted form; `event` is its event. */
export function thankYouPath(kind: ThankYouKind, event?: string): string {
  return `${pathTo('thankYou', { kind })}${event === undefined ? '' : `?${new URLSearchParams({ event }).toString()}`}`
}
