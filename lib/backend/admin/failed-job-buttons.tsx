'use client'

import { useState } from 'react'
import { useRefresh } from '@/lib/i18n/navigation'
import { BusyButton } from './saving/busy-button'
import { sendDeskRequest } from './staff-request'

export function FailedJobButtons({ id, about }: { id: string; about: string }) {
  const refresh = useRefresh()
  const [isSending, setIsSending] = useState(false)
  const act = async (action: 'retry' | 'dismiss') => {
    setIsSending(true)
    if (await sendDeskRequest(`failed-jobs/${id}/${action}`)) refresh()
    setIsSending(false)
  }
  return (
    <>
      <BusyButton buttonStyle="secondary" size="small" margin={false} isBusy={isSending} aria-label={`Try again: ${about}`} onClick={() => void act('retry')}>
        Try again
      </BusyButton>{' '}
      <BusyButton buttonStyle="subtle" size="small" margin={false} isBusy={isSending} aria-label={`Dismiss: ${about}`} onClick={() => void act('dismiss')}>
        Dismiss
      </BusyButton>
    </>
  )
}
