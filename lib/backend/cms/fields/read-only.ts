/** The access to fields that the backend alone changes: a form open for a while would write back its old values. */
export const READ_ONLY = { update: () => false } as const
