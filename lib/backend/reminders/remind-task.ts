import type { PayloadRequest, TaskConfig } from 'payload'
import { isDue, REMINDER_KINDS, reminderWindow } from '@/lib/site/events/reminder-times'
import { findEventIfPublished } from '../content/find-event'
import { deliverEmail } from '../email/email-delivery'
import { EMAIL_RETRIES, toMessage, type Email } from '../email/email-job'
import type { ReminderRecipients } from './recipients'
import { reminderEmail } from './reminder-email'
import type { Reminder } from './reminder-run'
import { readReminderSettings } from './reminder-settings'

interface PersonalReminder extends Reminder {
  registration: string
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
      const email = await emailFor(req, input, recipients)
      if (email) await deliverEmail(req.payload, { key: email.key, queuedAt: job.createdAt, mail: toMessage(email) }, String(job.id))
      return { output: {} }
    },
  }
}

/** @returns null for somebody, or about a day, that it concerns no more */
async function emailFor(req: PayloadRequest, { event: eventId, kind, day, registration: id }: PersonalReminder, recipients: ReminderRecipients): Promise<Email | null> {
  const recipient = await recipients.find(req.payload, id, eventId)
  if (!recipient) return null
  const { locale } = recipient
  const event = await findEventIfPublished(req.payload, eventId, locale)
  if (event?.status !== 'scheduled') return null
  const window = reminderWindow(kind, event)
  if (window?.day !== day || !isDue(window, Date.now())) return null
  const settings = await readReminderSettings(req.payload, eventId, locale)
  if (!settings.kinds[kind].isOn) return null
  return { key: `reminder-${id}-${kind}-${day}`, ...(await reminderEmail(req, kind, recipient, event, settings)) }
}
