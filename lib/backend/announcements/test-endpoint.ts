import type { Endpoint } from 'payload'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { readStaffBody } from '../access/desk'
import { requireDesk } from '../access/guards'
import { findEventOrRefuse } from '../content/find-event'
import { inTransaction } from '../database/transaction'
import { queueEmails, type Email } from '../email/email-job'
import { AnnouncementBodySchema, REFUSED_BODY } from './announcement'
import type { Audience } from './audience'

/** `POST /cms/api/events/<id>/announcement-test`: emails the caller the announcement, in each language. */
export function testEndpoint(audience: Audience): Endpoint {
  return {
    path: '/:id/announcement-test',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const { message, to } = await readStaffBody(req, AnnouncementBodySchema, REFUSED_BODY)
      const address = req.user?.email ?? ''
      await inTransaction(req.payload, DEFAULT_LOCALE, async (transaction) => {
        const emails: Email[] = []
        for (const locale of LOCALES) {
          const event = await findEventOrRefuse(transaction, String(req.routeParams?.id), locale)
          const email = await audience.testEmail(transaction, event, locale, { message: message[locale] ?? '', to })
          emails.push({ ...email, to: address, subject: `[Test] ${email.subject}` })
        }
        await queueEmails(transaction, emails)
      })
      return Response.json({ message: `A test in each language is on the way to ${address}.` })
    },
  }
}
