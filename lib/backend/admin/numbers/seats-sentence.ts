/** Says what follows from fewer seats than are taken; empty where there are enough. */
export function seatsSentence(capacity: number, { registered, offered, taken }: { registered: number; offered: number; taken: number }): string {
  const missing = taken - capacity
  if (missing <= 0) return ''
  const offers = offered > 0 ? ` and ${offered} ${offered === 1 ? 'is' : 'are'} offered one` : ''
  return `${registered} ${registered === 1 ? 'has a seat' : 'have seats'} already${offers}; nobody loses one, no new ones until ${missing} ${missing === 1 ? 'cancels' : 'cancel'}${offered > 0 ? '; open offers stay valid' : ''}.`
}
