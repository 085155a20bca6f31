/** How many days and sessions of an event are drafts. */
export interface DraftAgenda {
  days: number
  sessions: number
}

/** Empty where nothing of the agenda is a draft. */
export function draftAgendaSentence({ days, sessions }: DraftAgenda): string {
  const parts = [counted(days, 'day'), counted(sessions, 'session')].filter(Boolean)
  if (parts.length === 0) return ''
  return days + sessions === 1 ? `${parts[0]} is a draft; visitors do not see it.` : `${parts.join(' and ')} are drafts; visitors do not see them.`
}

function counted(count: number, noun: string): string {
  if (count === 0) return ''
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
