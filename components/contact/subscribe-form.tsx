import { getTranslations } from 'next-intl/server'
import { CountryField } from '@/components/forms/fields/country-field'
import { FieldPair } from '@/components/forms/fields/field-pair'
import { NameAndEmail } from '@/components/forms/fields/name-and-email'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { PrivacyNote } from '@/components/forms/privacy-note'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/fields/text-area'
import { TextField } from '@/components/forms/fields/text-field'
import type { Privacy } from '@/lib/contract/commons'
import type { Translated } from '@/lib/i18n/content-language'

interface SubscribeFormProps {
  privacy: Translated<Privacy>
  first?: FirstForm
}

export async function SubscribeForm({ privacy, first }: SubscribeFormProps) {
  const [t, f, setup] = await Promise.all([getTranslations('SubscribeForm'), getTranslations('FieldNames'), getFormSetup(first)])
  const labels = { fullName: f('fullName'), email: f('email'), organization: f('organization'), country: f('country'), subject: t('subject') }
  return (
    <Form
      {...setup}
      name="subscribe"
      action="/api/subscriptions"
      label={t('label')}
      labels={labels}
      notices={{ sent: t('sent'), failed: t('failed') }}
    >
      <NameAndEmail labels={labels} />
      <FieldPair>
        <TextField name="organization" label={labels.organization} autoComplete="organization" />
        <CountryField label={labels.country} locale={setup.locale} />
      </FieldPair>
      <TextArea name="subject" label={labels.subject} rows={3} isRequired />
      <PrivacyNote purpose="newsletter" privacy={privacy} />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  )
}
