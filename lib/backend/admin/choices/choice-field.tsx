'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { OptionObject, TextFieldClientProps } from 'payload'

interface ChoiceFieldProps extends TextFieldClientProps {
  options: OptionObject[]
  /** Called before another value is set. */
  onChoose?: (from: string | null, to: string) => void
}

/** A text that is chosen from a list. */
export function ChoiceField({ field, path: givenPath, readOnly, options, onChoose }: ChoiceFieldProps) {
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: givenPath })
  const choose = (chosen: string | null) => {
    if (chosen !== null) onChoose?.(value, chosen)
    setValue(chosen)
  }
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
      onChange={(chosen) => choose(Array.isArray(chosen) || !chosen ? null : (chosen.value as string))}
    />
  )
}
