import type { Field, GroupField, Tab } from 'payload'
import { REMINDER_KINDS, type ReminderKind } from '@/lib/site/events/reminder-times'
import { EMAIL_KIND_OF_REMINDER } from '../../reminders/reminder-email'
import { ownTextField } from './wording'

const LABELS: Record<ReminderKind, string> = {
  week: 'A week before, at 10:00',
  day: 'The day before, at 10:00',
  morning: 'On the first morning, at 07:00',
  thanks: 'Thanks, the day after, at 10:00',
}

/** The emails that go by the clock to everybody with a seat. */
export function remindersTab(): Tab {
  return {
    name: 'reminders',
    label: 'Reminders',
    description:
      'Emails that go out automatically, by the clock at the event, each once. The first three go to everybody with a seat: date, place, when and where the doors open, a link to the ticket, and one to cancel. Thanks go to those who were checked in, or to everybody with a seat where nobody was, with a link to the next event that is open. Nobody gets one who has cancelled, or registered after it went out.',
    fields: REMINDER_KINDS.map(reminderField),
  }
}

function reminderField(kind: ReminderKind): GroupField {
  const isOn: Field = { name: 'isOn', label: 'Send this email', type: 'checkbox', defaultValue: true }
  const words = ownTextField('words', 'In your own words', 'Takes the place of the usual sentence, in the language that you are editing.')
  const shownWords: Field = { ...words, admin: { ...words.admin, condition: (_, { isOn: value }: { isOn?: boolean }) => value !== false } }
  const preview: Field = {
    name: 'preview',
    type: 'ui',
    admin: { components: { Field: { path: '@/lib/backend/admin/emails/reminder-preview#ReminderPreview', clientProps: { kind, email: EMAIL_KIND_OF_REMINDER[kind] } } } },
  }
  return { name: kind, label: LABELS[kind], type: 'group', fields: [isOn, shownWords, preview] }
}
