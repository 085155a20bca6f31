import { getTranslations } from 'next-intl/server'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import styles from './subscribe-block.module.css'

/** The errors of an email address. Every page contains their texts, so there are no others. */
const ERRORS = ['required', 'email'] as const

/** One draft for all of them: the form stays in their frame while they change. */
const EVERY_PAGE = '/'

export async function SubscribeBlockForm({ first }: { first?: FirstForm }) {
  const [t, setup] = await Promise.all([getTranslations('SubscribeBlock'), getFormSetup(first, ERRORS, true)])
  return (
    <Form
      {...setup}
      name="subscribeBlock"
      action="/api/subscriptions"
      label={t('subscribe')}
      draftPage={EVERY_PAGE}
      labels={{ email: t('email') }}
      notices={{ sent: t('sent'), failed: t('failed') }}
      className={styles.form}
    >
      <TextField name="email" type="email" label={t('email')} autoComplete="email" isRequired />
      <SubmitButton className={styles.submit}>{t('subscribe')}</SubmitButton>
    </Form>
  )
}
