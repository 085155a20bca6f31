/** Replaces words of the CMS that do not describe what happens here. */
export const ADMIN_WORDS = {
  en: {
    authentication: {
      forceUnlock: 'Unlock',
    },
    general: {
      createdAt: 'Created',
      lastModified: 'Last changed',
      updatedAt: 'Last changed',
      noLabel: '–',
      noResultsFound: 'Nothing here',
      noResultsDescription: 'Nothing has come in or been created yet, or nothing matches the search and the filters above.',
      documentModified: 'Changed by somebody else',
      documentOutOfDate: 'Somebody has saved this document since you opened it. Reloading shows what they saved and drops what you have typed: copy it first if you still need it.',
      reloadDocument: 'Reload, and drop what I typed',
      upcomingEvents: 'Scheduled changes',
      payloadSettings: 'These screens',
    },
    localization: {
      copyToLocale: 'Copy texts to another language',
    },
    error: {
      unauthorized: 'You are not signed in, or your account may not do this.',
    },
    version: {
      aboutToRestore:
        'The version of {{versionDate}} becomes a draft of this {{label}}. Visitors go on seeing what is published until you publish the draft.',
      aboutToRestoreGlobal:
        'The version of {{versionDate}} becomes a draft of “{{label}}”. Visitors go on seeing what is published until you publish the draft.',
      restoreThisVersion: 'Restore as draft',
      draftHasPublishedVersion: 'Published, with a newer draft',
    },
  },
}
