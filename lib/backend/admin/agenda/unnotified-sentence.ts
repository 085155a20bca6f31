import { peopleOf } from '../../access/consequences/people-of'

interface Unnotified {
  unnotified: number
  oldEntries: number
  neverEmailed: number
  /** How many of those who do not know of the change are applicants. */
  applicants: number
}

/** Says how many guests and applicants do not know of a change, how many have the old calendar entry, and who gets no automatic email. */
export function unnotifiedSentence({ unnotified, oldEntries, neverEmailed, applicants }: Unnotified): string {
  const registered = `${neverEmailed} ${neverEmailed === 1 ? 'guest was' : 'guests were'} registered without an email and will not be told; email everyone?`
  return ['Published.', ...(unnotified > 0 ? [emailedSentence(unnotified, oldEntries, applicants)] : []), ...(neverEmailed > 0 ? [registered] : [])].join(' ')
}

function emailedSentence(unnotified: number, oldEntries: number, applicants: number): string {
  const people = `${peopleOf(unnotified, applicants)} ${unnotified === 1 ? 'does' : 'do'} not know of the change yet`
  if (oldEntries === 0) return `${people}.`
  if (oldEntries === unnotified) return `${people}, and their calendar has the old entry.`
  return `${people}, and ${oldEntries} of them ${oldEntries === 1 ? 'has' : 'have'} the old entry in their calendar.`
}
