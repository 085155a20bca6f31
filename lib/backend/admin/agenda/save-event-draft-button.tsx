'use client'

import { SaveDraftButton, useDocumentInfo } from '@payloadcms/ui'
import { ConfirmBeforeClick } from '../dialogs/confirm-before-click'
import { useMoveQuestion } from './use-move-question'

/** Saves a draft; an event that nobody sees yet takes its days and sessions along to its new dates. Those of a public one move when it is published. */
export function SaveEventDraftButton() {
  const { id, hasPublishedDoc } = useDocumentInfo()
  const askWhetherMoved = useMoveQuestion('Save')
  return (
    <ConfirmBeforeClick selector="#action-save-draft" prepare={async () => (id && !hasPublishedDoc ? askWhetherMoved() : 'proceed')}>
      <SaveDraftButton />
    </ConfirmBeforeClick>
  )
}
