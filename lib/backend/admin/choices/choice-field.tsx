'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { OptionObject, TextFieldClientProps } from 'payload'

interface ChoiceFieldProps extends TextFieldClientProps {
  options: OptionObject[]
}

/** A text that is chosen from a list. */
export function ChoiceField({ field, path: givenPath, readOnly, options }: ChoiceFieldProps) {
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: givenPath })
  const isListed = !value || options.some((option) => option.value === value)
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      description={typeof field.admin?.description === 'string' ? field.admin.description : undefined}
      required={field.required}
      isClearable={!field.required}
      readOnly={readOnly || disabled}
      showError={showError}
      options={isListed ? options : [{ value, label: value }, ...options]}
      value={value ?? undefined}
      onChange={(chosen) => setValue(Array.isArray(chosen) || !chosen ? null : chosen.value)}
    />
  )
}
