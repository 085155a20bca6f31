import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { TextSchema } from '@/lib/contract/fields/contact-fields'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { getTranslations } from '@/lib/i18n/translations'
import { formatDay } from '@/lib/site/text/dates'
import { accountLabel } from '../access/account-label'
import { readStaffBody } from '../access/desk'
import { requireDesk } from '../access/guards'
import { refusal } from '../access/refusal'
import { inConfirmedTransaction, recordInAuditLog } from '../audit-log'
import { lockFor } from '../database/transaction'
import { queueEmail } from '../email/email-job'
import { emailTexts } from '../email/email-texts'
import { readOrganisation } from '../email/organisation'
import type { Message } from '../payload-types'

const BodySchema = z.object({
  text: TextSchema,
  /** How many answers the writer has seen: the same text in the same place is the same answer, sent once. */
  seen: z.int().min(0),
})

/** `POST /cms/api/messages/<id>/answer`, for the desk: emails the answer to whoever wrote the message, and stores it beside it. */
export const answerEndpoint: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const id = String(req.routeParams?.id)
    const { text, seen } = await readStaffBody(req, BodySchema, 'Write an answer of at most 5,000 characters.')
    const email = await inConfirmedTransaction(req, 'send', async (transaction) => {
      await lockFor(transaction, `message ${id}`)
      const message = await transaction.payload.findByID({ collection: 'messages', id, depth: 0, disableErrors: true, req: transaction })
      if (!message) throw new NotFound(req.t)
      const answers = message.answers ?? []
      if (answers[seen]?.text === text) return message.email
      if (answers.length !== seen) throw refusal('Somebody has answered meanwhile. Copy your answer, open the message anew, and read theirs first.', 409)
      await queueAnswer(transaction, message, text)
      const data = { state: 'answered', answers: [...answers, { by: accountLabel(req.user), at: new Date().toISOString(), text }] }
      await transaction.payload.db.updateOne({ collection: 'messages', id, data, req: transaction, returning: false })
      await recordInAuditLog(transaction, { action: 'answered', entity: 'messages', document: id })
      return message.email
    })
    return Response.json({ message: `The answer to ${email} is on its way.` })
  },
}

async function queueAnswer(req: PayloadRequest, message: Message, text: string): Promise<void> {
  const { id, locale, fullName, email, subject, createdAt, answers } = message
  const sender = await readOrganisation(req.payload, locale, req)
  const t = getTranslations({ locale, namespace: 'Emails' })
  const { paragraphs, ...texts } = emailTexts('answer', locale, { name: fullName, subject: subject ?? '', hasSubject: String(Boolean(subject)) })
  await queueEmail(req, {
    key: `answer-${id}-${answers?.length ?? 0}`,
    about: `messages:${id}`,
    kind: 'answer',
    to: email,
    sender,
    replyTo: sender.email,
    // Somebody has written it: notes of absence may come back.
    headers: { 'Auto-Submitted': 'no' },
    ...texts,
    paragraphs: [...paragraphs, text, [req.user?.name, sender.name].filter(Boolean).join('\n')],
    quote: { label: t('youWrote', { day: formatDay(createdAt, { locale, timeZone: SITE_TIME_ZONE }) }), text: message.message },
    closing: [t('whyAnswer', { canReply: String(sender.email !== '') })],
  })
}
