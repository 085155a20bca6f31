'use client'

import { useRefresh } from '@/lib/i18n/navigation'
import { BusyButton } from './saving/busy-button'
import { sendDeskRequest } from './staff-request'

export function FailedJobButtons({ id, about }: { id: string; about: string }) {
  const refresh = useRefresh()
  const act = async (action: 'retry' | 'dismiss') => {
    if (await sendDeskRequest(`failed-jobs/${id}/${action}`)) refresh()
  }
  return (
    <>
      <BusyButton buttonStyle="secondary" size="small" aria-label={`Try again: ${about}`} onClick={() => act('retry')}>
        Try again
      </BusyButton>{' '}
      <BusyButton buttonStyle="subtle" size="small" aria-label={`Dismiss: ${about}`} onClick={() => act('dismiss')}>
        Dismiss
      </BusyButton>
    </>
  )
}
