/** What visitors are thanked for, as in the address of the page. */
const THANK_YOU_KINDS = ['subscription', 'registration', 'waiting', 'application', 'contact', 'careers'] as const

export type ThankYouKind = (typeof THANK_YOU_KINDS)[number]

export function isThankYouKind(value: string): value is ThankYouKind {
  return THANK_YOU_KINDS.some((kind) => kind === value)
}
