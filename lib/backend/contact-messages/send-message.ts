import type { z } from 'zod'
import type { MessageBodySchema } from '@/lib/contract/messages'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { toEmail } from '../email/email-layout'
import { readOrganisation } from '../email/sender'
import { queueEmail } from '../email/email-queue'
import { inTransaction } from '../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'
import { currentConsent } from '../submissions/consent'
import type { WriteAnswer, WriteContext } from '../submissions/visitor-write'

/** Keeps a message, and passes it on to the address that staff gave in the common data. */
export async function sendMessage(body: z.infer<typeof MessageBodySchema>, context: WriteContext): Promise<WriteAnswer> {
  const { payload, locale, where } = context
  await inTransaction(payload, locale, async (req) => {
    const data = { ...body, state: 'new' as const, locale, consent: await currentConsent(req, where, locale) }
    const { id } = await payload.create({ collection: 'messages', data: data, depth: 0, req })
    // Staff read the letter, whatever language the visitor wrote in.
    const organisation = await readOrganisation(payload, DEFAULT_LOCALE, req)
    if (!organisation.email) return
    const t = getTranslations({ locale: DEFAULT_LOCALE, namespace: 'Emails' })
    const facts: [string, string][] = [
      [t('name'), body.fullName],
      [t('messageEmail'), body.email],
      [t('messagePhone'), body.phone],
      [t('messageLink'), body.link],
    ]
    const mail = toEmail(
      organisation.email,
      {
        subject: t('messageSubject', { kind: body.kind, subject: body.subject || body.fullName }),
        heading: t('messageHeading', { name: body.fullName }),
        paragraphs: [body.message],
        facts: facts.filter(([, value]) => value !== ''),
        closing: [t('whyMessage')],
      },
      organisation,
    )
    await queueEmail(req, `message-${id}`, { ...mail, replyTo: body.email })
  })
  return { status: 201, text: getTranslations({ locale, namespace: 'ApiAnswers' })('sent', { email: body.email }) }
}
