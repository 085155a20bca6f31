'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useRefresh } from '@/lib/i18n/navigation'
import { BusyButton } from '../saving/busy-button'
import { sendDeskRequest } from '../staff-request'

interface EmailActionsProps {
  /** Whether the last email did not arrive, at an address that staff may change. */
  canCorrect: boolean
  /** Whether the address gets no letters. */
  isSuppressed: boolean
}

export function EmailActions({ canCorrect, isSuppressed }: EmailActionsProps) {
  const { id, collectionSlug } = useDocumentInfo()
  const refresh = useRefresh()
  const [isCorrecting, setIsCorrecting] = useState(false)
  const act = async (action: 'resend' | 'lift-suppression') => {
    if (await sendDeskRequest(`${collectionSlug}/${id}/${action}`)) refresh()
  }
  const correct = () => {
    setIsCorrecting(true)
    document.querySelector<HTMLInputElement>('#field-email')?.focus()
  }
  return (
    <>
      <BusyButton buttonStyle="secondary" size="small" margin onClick={() => act('resend')}>
        Send again
      </BusyButton>{' '}
      {canCorrect && (
        <Button buttonStyle="secondary" size="small" onClick={correct}>
          Correct the address and send again
        </Button>
      )}
      {isSuppressed && (
        <BusyButton buttonStyle="secondary" size="small" margin onClick={() => act('lift-suppression')}>
          Send letters again
        </BusyButton>
      )}
      <p role="status">{isCorrecting && 'Correct the address above and save: the email goes to the new one by itself.'}</p>
    </>
  )
}
