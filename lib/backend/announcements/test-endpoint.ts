import type { Endpoint } from 'payload'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { readStaffBody } from '../access/desk'
import { requireDesk } from '../access/guards'
import { findEventOrRefuse } from '../content/find-event'
import { inTransaction } from '../database/transaction'
import { queueEmails, type Email } from '../email/email-job'
import { MESSAGE_TOO_LONG, MessageSchema } from './announcement'
import type { Audience } from './audience'

const BodySchema = z.object({ message: MessageSchema })

/** `POST /cms/api/events/<id>/announcement-test`: emails the caller the announcement, in each language. */
export function testEndpoint(audience: Audience): Endpoint {
  return {
    path: '/:id/announcement-test',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const { message } = await readStaffBody(req, BodySchema, MESSAGE_TOO_LONG)
      const to = req.user?.email ?? ''
      await inTransaction(req.payload, DEFAULT_LOCALE, async (transaction) => {
        const emails: Email[] = []
        for (const locale of LOCALES) {
          const event = await findEventOrRefuse(transaction, String(req.routeParams?.id), locale)
          emails.push(await audience.testEmail(transaction, event, locale, { to, message: message[locale] ?? '' }))
        }
        await queueEmails(transaction, emails)
      })
      return Response.json({ message: `A test in each language is on the way to ${to}.` })
    },
  }
}
