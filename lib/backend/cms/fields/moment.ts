import type { DateField, DateFieldValidation } from 'payload'
import { isEmptyTime, timeError, type TimeRules, type ZoneSource } from '@/lib/backend/agenda/staff-times'

const COMPONENTS = '@/lib/backend/admin/times'

interface MomentOptions extends TimeRules {
  zoneOf: ZoneSource
  required?: boolean
  access?: DateField['access']
  admin?: DateField['admin']
}

/** A date with a time of day, which staff type and read by the clock at the place. */
export function momentField(name: string, label: string, { zoneOf, required = false, notBefore, access, admin }: MomentOptions): DateField {
  return {
    name,
    label,
    type: 'date',
    required,
    index: required,
    custom: { notBefore },
    validate: isTime(required, { notBefore }),
    ...(access && { access }),
    admin: {
      ...admin,
      custom: { zoneOf },
      date: { pickerAppearance: 'dayAndTime' },
      components: {
        Field: { path: `${COMPONENTS}/zoned-time-field#ZonedTimeField`, clientProps: { zoneOf } },
        Cell: { path: `${COMPONENTS}/zoned-time-cell#ZonedTimeCell`, serverProps: { zoneOf } },
      },
    },
  }
}

function isTime(required: boolean, rules: TimeRules): DateFieldValidation {
  return (value, { siblingData }) => {
    if (isEmptyTime(value)) return !required || 'Enter a date and a time.'
    return timeError(value, siblingData, rules) ?? true
  }
}
