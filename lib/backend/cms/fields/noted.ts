/** The access of what the backend notes: a form that staff have open for a while would write back what it has read. */
export const NOTED = { update: () => false } as const
