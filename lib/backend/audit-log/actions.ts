export const AUDIT_LOG_ACTIONS = {
  created: 'Created',
  changed: 'Changed',
  savedDraft: 'Saved a draft',
  published: 'Published',
  withdrawn: 'Unpublished',
  deleted: 'Deleted',
  exported: 'Exported',
  resent: 'Resent an email',
  announced: 'Emailed everyone registered',
  erased: 'Erased personal data',
  secondFactorOn: 'Set up a second factor',
  secondFactorOff: 'Removed a second factor',
} as const
