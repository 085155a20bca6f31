/** The access of what the backend alone changes: a form that staff have open for a while would write back what it has read. */
export const READ_ONLY = { update: () => false } as const
