import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/forms/disclosure'
import { SelectField } from '@/components/forms/fields/select-field'
import { TextField } from '@/components/forms/fields/text-field'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { SubmitButton } from '@/components/forms/submit-button'
import type { Event } from '@/lib/contract/events'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'

/** The errors of an email address. */
const ERRORS = ['required', 'email'] as const

interface ResendApplicationFormProps {
  /** The events that a visitor may have applied to; a choice when there are several. */
  events: readonly Pick<Event, 'identifier' | 'title' | 'fullTitle' | 'untranslated'>[]
  isOpen?: boolean
  first?: FirstForm
}

/** Sends the link to an application again; the answer does not reveal who has applied. */
export async function ResendApplicationForm({ events, isOpen = false, first }: ResendApplicationFormProps) {
  const [t, f, setup] = await Promise.all([getTranslations('ResendApplicationForm'), getTranslations('FieldNames'), getFormSetup(first, ERRORS)])
  const single = events.length === 1 ? events[0] : undefined
  return (
    <Disclosure title={t('title')} isOpen={isOpen}>
      <p>{t('text')}</p>
      <Form {...setup} name="resendApplication" action={WRITE_ROUTES.resendAccelerator.path} labels={{ ...(single ? {} : { event: t('event') }), email: f('email') }}>
        {single ? (
          <input type="hidden" name="event" value={single.identifier} />
        ) : (
          <SelectField name="event" label={t('event')} none={t('chooseEvent')} isRequired>
            {events.map((event) => (
              <option key={event.identifier} value={event.identifier} lang={fullTitleLanguage(event)}>
                {fullTitleOf(event)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField name="email" type="email" label={f('email')} autoComplete="email" isRequired />
        <SubmitButton>{t('submit')}</SubmitButton>
      </Form>
    </Disclosure>
  )
}
