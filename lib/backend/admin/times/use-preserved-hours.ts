'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { flattenTopLevelFields } from 'payload/shared'
import { shownTime, typedTime, type ZoneSource } from '@/lib/backend/agenda/staff-times'

/** Moves the times of a form into another zone and keeps the hours shown, since they were typed by the clock at the place. */
export function usePreservedHours(): (from: string, to: string) => void {
  const { dispatchFields, getFields } = useForm()
  const { docConfig } = useDocumentInfo()
  return (from, to) => {
    const fields = getFields()
    for (const { name, admin } of flattenTopLevelFields(docConfig?.fields ?? [])) {
      const zoneOf = admin?.custom?.zoneOf as ZoneSource | undefined
      const shown = zoneOf && zoneOf !== 'site' && name ? shownTime(fields[name]?.value, from) : ''
      if (name && shown) dispatchFields({ type: 'UPDATE', path: name, value: typedTime(shown, to) })
    }
  }
}
