import type { ReminderKind } from '@/lib/site/events/reminder-times'
import type { EmailKind } from '../email/email-kind'

export const EMAIL_KIND_OF_REMINDER = { week: 'reminderWeek', day: 'reminderDay', morning: 'reminderMorning', thanks: 'thankYou' } as const satisfies Record<ReminderKind, EmailKind>
