import { getTranslations } from '@/lib/i18n/translations'
import { REMINDER_KINDS } from '@/lib/site/events/reminder-times'
import { SAMPLE_TICKET, type EmailSamples } from '../email/email-samples'
import { EMAIL_KIND_OF_REMINDER } from './email-kinds'
import { reminderEmail } from './reminder-email'

/** The emails by the clock, to nobody. */
export const REMINDER_SAMPLES: EmailSamples = Object.fromEntries(
  REMINDER_KINDS.map((kind): [string, EmailSamples[string]] => [
    EMAIL_KIND_OF_REMINDER[kind],
    (req, event, locale, own) => {
      const fullName = getTranslations({ locale, namespace: 'Emails' })('sampleName')
      return reminderEmail(req, kind, { fullName, email: '', locale, token: 'preview', tickets: [{ ...SAMPLE_TICKET, name: fullName }] }, event, own)
    },
  ]),
)
