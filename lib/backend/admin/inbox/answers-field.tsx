import type { UIFieldServerProps } from 'payload'
import { MAX_TEXT } from '@/lib/contract/fields/contact-fields'
import { LOCALE_TABLE } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { readOrganisation } from '../../email/organisation'
import type { Message } from '../../payload-types'
import { AnswerForm } from './answer-form'
import { AnswerList } from './answer-list'

/** Below a message: what was answered, and a form to answer it. */
export async function AnswersField({ data, req }: UIFieldServerProps) {
  const { locale = 'en', fullName = '', answers }: Partial<Message> = data
  const sender = await readOrganisation(req.payload, locale, req)
  const greeting = getTranslations({ locale, namespace: 'Emails' })('greeting', { name: fullName })
  const signature = [req.user?.name, sender.name].filter(Boolean).join(', ')
  return (
    <>
      <AnswerList answers={answers} />
      <AnswerForm seen={answers?.length ?? 0} locale={locale} language={LOCALE_TABLE[locale].ownName} greeting={greeting} signature={signature} replyTo={sender.email} maxLength={MAX_TEXT} />
    </>
  )
}
