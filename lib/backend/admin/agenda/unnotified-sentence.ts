/** Says of how many guests a change is unknown, and how many of them have the old entry in their calendar: those with a seat. */
export function unnotifiedSentence({ unnotified, oldEntries }: { unnotified: number; oldEntries: number }): string {
  const guests = `Published. ${unnotified === 1 ? '1 guest does' : `${unnotified} guests do`} not know of the change yet`
  if (oldEntries === 0) return `${guests}.`
  if (oldEntries === unnotified) return `${guests}, and their calendar has the old entry.`
  return `${guests}, and ${oldEntries} of them ${oldEntries === 1 ? 'has' : 'have'} the old entry in their calendar.`
}
