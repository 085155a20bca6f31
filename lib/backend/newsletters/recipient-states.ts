/** Whether a recipient of a letter is still to be written to. */
export const RECIPIENT_STATES = { waiting: 'Waiting', claimed: 'Being written to', skipped: 'Left out', done: 'Done' } as const
