/** What visitors are thanked for, as the address of the page writes it. */
export const THANK_YOU_KINDS = ['subscription', 'registration', 'waiting', 'application', 'contact', 'careers'] as const

/** What a visitor is thanked for. */
export type ThankYouKind = (typeof THANK_YOU_KINDS)[number]

/** Tells whether a part of an address names something to be thanked for. */
export function isThankYouKind(value: string): value is ThankYouKind {
  return THANK_YOU_KINDS.some((kind) => kind === value)
}
