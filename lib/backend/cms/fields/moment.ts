import type { DateField } from 'payload'

const OWN_CLOCK = 'By the clock of your computer.'

/** A date with a time of day; the admin shows it by the clock of whoever looks. */
export function momentField(name: string, label: string, options: { required?: boolean } = {}): DateField {
  return {
    name,
    label,
    type: 'date',
    required: options.required ?? false,
    index: options.required ?? false,
    admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', displayFormat: 'd MMM yyyy, HH:mm' }, description: OWN_CLOCK },
  }
}
