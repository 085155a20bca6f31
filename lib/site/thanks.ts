/** What visitors are thanked for, as the address of the page writes it. */
export const THANKS_KINDS = ['subscription', 'registration', 'waiting', 'application', 'contact', 'careers'] as const

/** What a visitor is thanked for. */
export type ThanksKind = (typeof THANKS_KINDS)[number]

/** Tells whether a part of an address names something to be thanked for. */
export function isThanksKind(value: string): value is ThanksKind {
  return THANKS_KINDS.some((kind) => kind === value)
}
