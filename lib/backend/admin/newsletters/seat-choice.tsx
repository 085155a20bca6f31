'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'

const OPTIONS = [
  { value: 'true', label: 'Only those who hold a seat' },
  { value: 'false', label: 'Only those who hold none' },
]

/** A box has no third state, and an event alone narrows nothing. */
export function SeatChoice({ field, path: givenPath, readOnly }: CheckboxFieldClientProps) {
  const { path, value, setValue, disabled } = useField<boolean | null>({ potentiallyStalePath: givenPath })
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      isClearable
      readOnly={readOnly || disabled}
      options={OPTIONS}
      value={typeof value === 'boolean' ? String(value) : undefined}
      onChange={(chosen) => setValue(Array.isArray(chosen) || !chosen ? null : chosen.value === 'true')}
    />
  )
}
