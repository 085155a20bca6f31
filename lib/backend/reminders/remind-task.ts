import type { PayloadRequest, TaskConfig } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { isDue, REMINDER_KINDS, reminderWindow } from '@/lib/site/events/reminder-times'
import { findEventIfPublished } from '../content/find-event'
import { deliverEmail } from '../email/delivery/email-delivery'
import { EMAIL_RETRIES, toMessage, toRecord, type Email } from '../email/email-job'
import type { ReminderRecipients } from './recipients'
import { reminderEmail } from './reminder-email'
import type { Reminder } from './reminder-run'
import { readReminderSetting } from './reminder-settings'

interface PersonalReminder extends Reminder {
  registration: string
}

interface Found {
  email: Email
  /** In the language of the email. */
  event: Event
  locale: Locale
}

/** Sends one person one reminder. What it says, and whether it concerns them still, is decided when it goes out. */
export function remindTask(recipients: ReminderRecipients): TaskConfig<'remind'> {
  return {
    slug: 'remind',
    label: 'Send a reminder',
    inputSchema: [
      { name: 'event', type: 'text', required: true },
      { name: 'kind', type: 'select', required: true, options: [...REMINDER_KINDS] },
      { name: 'day', type: 'text', required: true },
      { name: 'registration', type: 'text', required: true },
    ],
    retries: EMAIL_RETRIES,
    handler: async ({ input, job, req }) => {
      const found = await emailFor(req, input, recipients)
      if (!found) return { output: {} }
      const { email, event, locale } = found
      await deliverEmail(req.payload, { record: toRecord(email, job.createdAt), mail: toMessage(email) }, String(job.id))
      if (input.kind !== 'thanks') await recipients.recordEmailedFacts(req, input.registration, event, locale)
      return { output: {} }
    },
  }
}

/** @returns null for somebody, or about a day, that it concerns no more */
async function emailFor(req: PayloadRequest, { event: eventId, kind, day, registration: id }: PersonalReminder, recipients: ReminderRecipients): Promise<Found | null> {
  const recipient = await recipients.find(req.payload, id, eventId)
  if (!recipient) return null
  const { locale } = recipient
  const event = await findEventIfPublished(req.payload, eventId, locale)
  if (event?.status !== 'scheduled') return null
  const window = reminderWindow(kind, event)
  if (window?.day !== day || !isDue(window, Date.now())) return null
  const { isOn, words } = await readReminderSetting(req.payload, eventId, kind, locale)
  if (!isOn) return null
  return { email: { key: `reminder-${id}-${kind}-${day}`, about: `registrations:${id}`, ...(await reminderEmail(req, kind, recipient, event, { text: words.trim() })) }, event, locale }
}
