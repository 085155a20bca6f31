'use client'

import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import { controlId, useFormContext } from '../form-context'
import { datePartName, toDateParts, type DatePart } from '@/lib/site/forms/date-parts'
import fieldStyles from './date-control.module.css'
import { FieldError, FieldHelp, FieldName, useField, type FieldProps } from './field'
import styles from './field.module.css'

interface DateControlProps extends FieldProps {
  parts: { part: DatePart; label: string; autoComplete: string }[]
  /** How a day is said in each month, for the review of a form. */
  days: string
}

export function DateControl({ name, label, help, isRequired = false, parts, days }: DateControlProps) {
  const form = useFormContext()
  const { id, error, value, optional, description } = useField(name, Boolean(help))
  const typed = typeof value === 'string' ? toDateParts(value) : {}
  return (
    <fieldset className={`${styles.field} ${styles.group} ${error ? styles.bad : ''}`} aria-describedby={description}>
      <legend className={styles.label}>
        <FieldName label={label} optional={isRequired ? undefined : optional} />
      </legend>
      <FieldHelp id={id} help={help} />
      <Cluster gap={4} row={3}>
        {parts.map(({ part, label: partLabel, autoComplete }, index) => (
          <Stack as="label" gap={1} key={part} className={fieldStyles.part}>
            <span>{partLabel}</span>
            <input
              // The error summary leads to the first one.
              id={index === 0 ? id : controlId(form.name, datePartName(name, part))}
              name={datePartName(name, part)}
              inputMode="numeric"
              autoComplete={autoComplete}
              required={isRequired}
              defaultValue={typed[part]}
              className={`${styles.control} ${part === 'year' ? fieldStyles.year : ''}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              data-days={days}
            />
          </Stack>
        ))}
      </Cluster>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
