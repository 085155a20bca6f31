import { useState } from 'react'
import { sendDeskRequest } from '../staff-request'

/**
 * Stops the automatic email about an event.
 *
 * @param onProblem called with the reason when that failed
 * @param onRefused called when that failed
 */
export function useHold(eventId: string, onProblem: (problem: string) => void, onRefused: () => void) {
  const [state, setState] = useState<'untried' | 'asking' | 'held' | 'refused'>('untried')

  async function hold(): Promise<void> {
    setState('asking')
    const isHeld = await sendDeskRequest(`events/${eventId}/announcement-hold`, {}, (problem) => onProblem(`The automatic email was not stopped. ${problem}`))
    setState(isHeld ? 'held' : 'refused')
    if (!isHeld) onRefused()
  }

  return { hold, isUntried: state === 'untried', isHeld: state === 'asking' || state === 'held' }
}
