/** What staff may have done, in the words of the list. */
export const AUDIT_LOG_ACTIONS = {
  created: 'Created',
  changed: 'Changed',
  savedDraft: 'Saved a draft',
  published: 'Published',
  withdrawn: 'Withdrew',
  deleted: 'Deleted',
  exported: 'Exported',
  resent: 'Sent a letter again',
  announced: 'Wrote to all who registered',
  erased: 'Erased a person’s data',
} as const
