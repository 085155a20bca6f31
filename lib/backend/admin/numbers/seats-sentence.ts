/** Explains the effect of fewer seats than are taken; empty where there are enough. */
export function seatsSentence(capacity: number, { registered, offered, taken }: { registered: number; offered: number; taken: number }): string {
  const missing = taken - capacity
  if (missing <= 0) return ''
  // When as many seats as are missing have been given up, all seats are still taken; only the next one can be given out.
  const news = capacity === 0 ? 'there are no new ones' : `no new ones until ${missing + 1} cancel`
  const offers = offered > 0 ? ` and ${offered} ${offered === 1 ? 'is' : 'are'} offered one` : ''
  return `${registered} ${registered === 1 ? 'has a seat' : 'have seats'} already${offers}; nobody loses one, ${news}${offered > 0 ? '; open offers stay valid' : ''}.`
}
