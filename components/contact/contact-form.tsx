import { getTranslations } from 'next-intl/server'
import { FieldPair } from '@/components/forms/fields/field-pair'
import { NameAndEmail } from '@/components/forms/fields/name-and-email'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { PrivacyNote } from '@/components/forms/privacy-note'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/fields/text-area'
import { TextField } from '@/components/forms/fields/text-field'
import { ThankYouNext } from '@/components/forms/thank-you-next'
import { SealedEnvelope } from '@/components/ui/drawings/sealed-envelope'
import type { Privacy } from '@/lib/contract/commons'
import type { Translated } from '@/lib/i18n/content-language'

interface ContactFormProps {
  privacy: Translated<Privacy>
  first?: FirstForm
}

export async function ContactForm({ privacy, first }: ContactFormProps) {
  const [t, f, thanks, setup] = await Promise.all([
    getTranslations('ContactForm'),
    getTranslations('FieldNames'),
    getTranslations('ThankYou'),
    getFormSetup(first),
  ])
  const labels = { fullName: f('fullName'), email: f('email'), phone: f('phone'), subject: t('subject'), message: t('message') }
  return (
    <Form
      {...setup}
      name="contact"
      action="/api/commons/email/send"
      label={t('label')}
      labels={labels}
      confirmation={{ title: thanks('contactTitle'), picture: <SealedEnvelope />, next: <ThankYouNext kind="contact" /> }}
    >
      <input type="hidden" name="kind" value="contact" />
      <NameAndEmail labels={labels} />
      <FieldPair>
        <TextField name="phone" type="tel" label={labels.phone} help={f('phoneHelp')} autoComplete="tel" />
        <TextField name="subject" label={labels.subject} />
      </FieldPair>
      <TextArea name="message" label={labels.message} rows={5} isRequired />
      <PrivacyNote purpose="answer" privacy={privacy} />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  )
}
