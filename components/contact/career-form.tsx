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

interface CareerFormProps {
  privacy: Translated<Privacy>
  first?: FirstForm
}

export async function CareerForm({ privacy, first }: CareerFormProps) {
  const [t, f, thanks, setup] = await Promise.all([
    getTranslations('CareerForm'),
    getTranslations('FieldNames'),
    getTranslations('ThankYou'),
    getFormSetup(first),
  ])
  const labels = { fullName: f('fullName'), email: f('email'), phone: f('phone'), message: t('message'), link: t('link') }
  return (
    <Form
      {...setup}
      name="careers"
      action="/api/commons/email/send"
      label={t('label')}
      labels={labels}
      confirmation={{ title: thanks('careersTitle'), picture: <SealedEnvelope />, next: <ThankYouNext kind="careers" /> }}
    >
      <input type="hidden" name="kind" value="careers" />
      <NameAndEmail labels={labels} />
      <FieldPair>
        <TextField name="phone" type="tel" label={labels.phone} help={f('phoneHelp')} autoComplete="tel" />
        <TextField name="link" type="url" label={labels.link} help={t('linkHelp')} autoComplete="url" />
      </FieldPair>
      <TextArea name="message" label={labels.message} isRequired />
      <PrivacyNote purpose="answer" privacy={privacy} />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  )
}
