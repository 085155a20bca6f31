'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useKeepHours } from './use-keep-hours'
import { useZone } from './use-zone'

/** Keeps the hours of a session when it is given to an event in another time zone. */
export function EventHours() {
  const event = useFormFields(([fields]) => fields.event?.value)
  const zone = useZone('event')
  const keepHours = useKeepHours()
  const known = useRef<{ event: unknown; zone: string } | null>(null)
  useEffect(() => {
    if (!event || !zone) return
    const former = known.current
    known.current = { event, zone }
    // After a correction of the zone on the event itself, the dialog at its publication decides about its sessions.
    if (former && former.event !== event && former.zone !== zone) keepHours(former.zone, zone)
  }, [event, zone, keepHours])
  return null
}
