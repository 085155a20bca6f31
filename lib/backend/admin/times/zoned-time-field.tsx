'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { shownTime, skippedError, typedTime, UNREADABLE_TIME, type ZoneSource } from '@/lib/backend/agenda/staff-times'
import { formatOffset, offsetAt } from '@/lib/site/text/time-zone'
import admin from '../staff.module.css'
import styles from './zoned-time.module.css'
import { useZone } from './use-zone'

/** Four digits of a year. */
const LATEST = '9999-12-31T23:59'

interface ZonedTimeFieldProps extends DateFieldClientProps {
  zoneOf: ZoneSource
}

/** A date with a time of day, typed and shown by the clock at the place, whatever the clock of the computer. */
export function ZonedTimeField({ field, path: givenPath, readOnly, zoneOf }: ZonedTimeFieldProps) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: givenPath })
  const zone = useZone(zoneOf)
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null)
  const id = `field-${path.replace(/\./g, '__')}`
  const isKnown = typeof value === 'string' && !Number.isNaN(Date.parse(value))
  const shown = zone ? shownTime(value, zone) : ''
  const problem = skippedError(value) ?? (showError ? errorMessage : null)

  function change(input: HTMLInputElement) {
    if (!zone) return
    const instant = input.validity.badInput ? UNREADABLE_TIME : typedTime(input.value, zone)
    // Typed text stays as it is: otherwise a year of one digit would change while it is being typed.
    setTyped({ text: input.value, value: instant })
    setValue(instant)
  }

  return (
    <div className={`field-type text date-time-field ${problem !== null ? 'error' : ''}`}>
      <FieldLabel label={field.label} required={field.required} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <input
          id={id}
          className={styles.input}
          type="datetime-local"
          max={LATEST}
          value={typed && typed.value === value ? typed.text : shown}
          disabled={!zone || readOnly || disabled}
          aria-invalid={problem !== null}
          aria-describedby={problem !== null ? `${id}-zone ${id}-error` : `${id}-zone`}
          onChange={({ target }) => change(target)}
        />
        <span id={`${id}-zone`} className={admin.small}>
          {zone ? nameOf(zone, isKnown ? value : undefined) : ZONE_UNKNOWN[zoneOf]}
        </span>
        {/* The tooltip of the CMS is no wider than the field, which cuts a sentence off. */}
        {problem !== null && (
          <span id={`${id}-error`} className={admin.problem}>
            {problem}
          </span>
        )}
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}

const ZONE_UNKNOWN: Record<ZoneSource, string> = {
  self: 'Choose the time zone first.',
  event: 'Choose the event first: times are in its time zone.',
  site: '',
}

/** Such as "Asia/Tbilisi (UTC+4)". */
function nameOf(zone: string, instant = new Date().toISOString()): string {
  return `${zone.replaceAll('_', ' ')} (${formatOffset(offsetAt(instant, zone))})`
}
