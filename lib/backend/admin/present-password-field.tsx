'use client'

import { FieldDescription, PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The server alone checks the value. */
const accept = () => true as const

export function PresentPasswordField({ path, field }: TextFieldClientProps) {
  return (
    <div className="field-type">
      <PasswordField autoComplete="current-password" path={path} field={field} validate={accept} />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
