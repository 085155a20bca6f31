'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useRefresh } from '@/lib/i18n/navigation'
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
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isSending} aria-label={`Try again: ${about}`} onClick={() => void act('retry')}>
        Try again
      </Button>{' '}
      <Button buttonStyle="subtle" size="small" margin={false} disabled={isSending} aria-label={`Dismiss: ${about}`} onClick={() => void act('dismiss')}>
        Dismiss
      </Button>
    </>
  )
}
