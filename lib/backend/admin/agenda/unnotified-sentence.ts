interface Unnotified {
  unnotified: number
  oldEntries: number
  neverEmailed: number
}

/** Says of how many guests a change is unknown, how many of them have the old entry in their calendar, and whom nothing tells by itself. */
export function unnotifiedSentence({ unnotified, oldEntries, neverEmailed }: Unnotified): string {
  const registered = `${neverEmailed} ${neverEmailed === 1 ? 'guest was' : 'guests were'} registered without an email and will not be told; email everyone?`
  return ['Published.', ...(unnotified > 0 ? [emailedSentence(unnotified, oldEntries)] : []), ...(neverEmailed > 0 ? [registered] : [])].join(' ')
}

function emailedSentence(unnotified: number, oldEntries: number): string {
  const guests = `${unnotified === 1 ? '1 guest does' : `${unnotified} guests do`} not know of the change yet`
  if (oldEntries === 0) return `${guests}.`
  if (oldEntries === unnotified) return `${guests}, and their calendar has the old entry.`
  return `${guests}, and ${oldEntries} of them ${oldEntries === 1 ? 'has' : 'have'} the old entry in their calendar.`
}
