'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { usePreservedHours } from './use-preserved-hours'
import { useZone } from './use-zone'

/** Keeps the hours of a session when it is given to an event in another time zone. */
export function EventHours() {
  const event = useFormFields(([fields]) => fields.event?.value)
  const zone = useZone('event')
  const preserveHours = usePreservedHours()
  const known = useRef<{ event: unknown; zone: string } | null>(null)
  useEffect(() => {
    if (!event || !zone) return
    const former = known.current
    known.current = { event, zone }
    // After a correction of the zone on the event itself, the dialog at its publication decides about its sessions.
    if (former && former.event !== event && former.zone !== zone) preserveHours(former.zone, zone)
  }, [event, zone, preserveHours])
  return null
}
