import type { CheckboxField } from 'payload'

/** Set by the link in a reminder, or by the desk at a guest's request. */
export function noRemindersField(): CheckboxField {
  return {
    name: 'noReminders',
    label: 'Gets no reminders',
    type: 'checkbox',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'Other emails about the registration are still sent.' },
  }
}
