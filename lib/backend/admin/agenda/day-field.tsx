'use client'

import { RelationshipField, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { RelationshipFieldClientComponent } from 'payload'

/** Milliseconds. */
const DAYS_TIMEOUT = 1000

/** The days of the chosen event. The CMS keeps the list of when it was first opened: this one begins anew for other days. */
export const DayField: RelationshipFieldClientComponent = (props) => {
  const { path } = props
  const { dispatchFields } = useForm()
  const allowed = useFormFields(([fields]) => JSON.stringify(fields[path]?.filterOptions) ?? '')
  const event = useFormFields(([fields]) => fields.event?.value)
  const day = useFormFields(([fields]) => fields[path]?.value)
  const isBehind = typeof event === 'string' && allowed !== '' && !allowed.includes(event)
  useEffect(() => {
    if (!isBehind) return
    // The form never sends a change that was made right before the answer to an earlier one came. A day of another event
    // is removed in any case; a different empty value makes the form ask again.
    const timer = setTimeout(() => dispatchFields({ type: 'UPDATE', path, value: day === null ? undefined : null }), DAYS_TIMEOUT)
    return () => clearTimeout(timer)
  }, [isBehind, day, dispatchFields, path])
  return <RelationshipField key={allowed} {...props} />
}
