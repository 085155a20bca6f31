import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/forms/disclosure'
import { SelectField } from '@/components/forms/fields/select-field'
import { TextField } from '@/components/forms/fields/text-field'
import { Form } from '@/components/forms/form'
import { getFormSetup, type FirstForm } from '@/components/forms/form-setup'
import { SubmitButton } from '@/components/forms/submit-button'
import type { Event } from '@/lib/contract/events'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'

/** The errors of an email address. */
const ERRORS = ['required', 'email'] as const

export interface ResendProps {
  /** The events that a visitor may have registered for, or applied to; a choice when there are several. */
  events: readonly Pick<Event, 'identifier' | 'title' | 'fullTitle' | 'untranslated'>[]
  /** Whether it is unfolded from the start. */
  isOpen?: boolean
  first?: FirstForm
}

interface ResendLinkFormProps extends ResendProps {
  name: 'resend' | 'resendApplication'
  action: string
  texts: Record<'title' | 'text' | 'event' | 'chooseEvent' | 'submit', string>
  className?: string
}

/** Sends a lost link again; the answer does not reveal whose addresses are known. */
export async function ResendLinkForm({ name, action, texts, className, events, isOpen = false, first }: ResendLinkFormProps) {
  const [f, setup] = await Promise.all([getTranslations('FieldNames'), getFormSetup(first, ERRORS)])
  const single = events.length === 1 ? events[0] : undefined
  return (
    <Disclosure title={texts.title} isOpen={isOpen} className={className}>
      <p>{texts.text}</p>
      <Form {...setup} name={name} action={action} labels={{ ...(single ? {} : { event: texts.event }), email: f('email') }}>
        {single ? (
          <input type="hidden" name="event" value={single.identifier} />
        ) : (
          <SelectField name="event" label={texts.event} none={texts.chooseEvent} isRequired>
            {events.map((event) => (
              <option key={event.identifier} value={event.identifier} lang={fullTitleLanguage(event)}>
                {fullTitleOf(event)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField name="email" type="email" label={f('email')} autoComplete="email" isRequired />
        <SubmitButton>{texts.submit}</SubmitButton>
      </Form>
    </Disclosure>
  )
}
