import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/forms/disclosure'
import { TextField } from '@/components/forms/fields/text-field'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { SubmitButton } from '@/components/forms/submit-button'
import type { Event } from '@/lib/contract/events'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import styles from './resend-form.module.css'

/** What can be wrong with an address. */
const ERRORS = ['required', 'email'] as const

interface ResendFormProps {
  event: Pick<Event, 'identifier'>
  /** Whether it is unfolded from the start. */
  isOpen?: boolean
  first?: FirstForm
}

/** Sends the ticket again to whoever lost the email; the answer tells nobody who is registered. */
export async function ResendForm({ event, isOpen = false, first }: ResendFormProps) {
  const [t, f, setup] = await Promise.all([getTranslations('ResendForm'), getTranslations('FieldNames'), getFormSetup(first, ERRORS)])
  return (
    <Disclosure title={t('title')} isOpen={isOpen} className={styles.resend}>
      <p>{t('text')}</p>
      <Form {...setup} name="resend" action={WRITE_ROUTES.resendRegistration.path} labels={{ email: f('email') }}>
        <input type="hidden" name="event" value={event.identifier} />
        <TextField name="email" type="email" label={f('email')} autoComplete="email" isRequired />
        <SubmitButton>{t('submit')}</SubmitButton>
      </Form>
    </Disclosure>
  )
}
