'use client'

import { RelationshipField, useFormFields } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'

/** The CMS keeps the choices that a list had when it was first opened: this one begins anew when others are allowed. */
export const DayField: RelationshipFieldClientComponent = (props) => {
  const allowed = useFormFields(([fields]) => JSON.stringify(fields[props.path]?.filterOptions))
  return <RelationshipField key={allowed} {...props} />
}
