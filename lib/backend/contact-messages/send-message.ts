import type { z } from 'zod'
import type { MessageBodySchema } from '@/lib/contract/messages'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { queueEmail } from '../email/email-job'
import { emailTexts } from '../email/email-texts'
import { readOrganisation } from '../email/organisation'
import { inTransaction } from '../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'
import { currentConsent } from '../submissions/consent'
import type { WriteAnswer, WriteContext } from '../submissions/visitor-write'

/** Stores a message, and emails it to the organisation where staff have given an address. */
export async function sendMessage(body: z.infer<typeof MessageBodySchema>, context: WriteContext): Promise<WriteAnswer> {
  const { payload, locale, where } = context
  await inTransaction(payload, locale, async (req) => {
    const data = { ...body, state: 'new' as const, locale, consent: await currentConsent(req, where, locale) }
    const { id } = await payload.create({ collection: 'messages', data, depth: 0, req })
    // For staff, in their language, not in the visitor's.
    const organisation = await readOrganisation(payload, DEFAULT_LOCALE, req)
    if (!organisation.email) return
    const t = getTranslations({ locale: DEFAULT_LOCALE, namespace: 'Emails' })
    const facts = [
      { label: t('name'), value: body.fullName },
      { label: t('messageEmail'), value: body.email },
      { label: t('messagePhone'), value: body.phone },
      { label: t('messageLink'), value: body.link },
    ]
    await queueEmail(req, {
      key: `message-${id}`,
      kind: 'message',
      about: `messages:${id}`,
      to: organisation.email,
      sender: organisation,
      replyTo: body.email,
      ...emailTexts('message', DEFAULT_LOCALE, { kind: body.kind, subject: body.subject || body.fullName, sender: body.fullName, text: body.message }),
      facts: facts.filter(({ value }) => value !== ''),
      closing: [t('whyMessage')],
    })
  })
  return { status: 201, text: getTranslations({ locale, namespace: 'ApiAnswers' })('sent', { email: body.email }) }
}
