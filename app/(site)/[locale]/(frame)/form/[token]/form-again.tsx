import { notFound } from 'next/navigation'
import type { ComponentProps } from 'react'
import { AcceleratorForm } from '@/components/accelerators/accelerator-form'
import { OwnApplicationForm } from '@/components/accelerators/own-application-form'
import { ResendApplicationForm } from '@/components/accelerators/resend-application-form'
import { CareerForm } from '@/components/contact/career-form'
import { ContactForm } from '@/components/contact/contact-form'
import { SubscribeForm } from '@/components/contact/subscribe-form'
import type { FirstForm } from '@/components/forms/form-setup'
import { SubscribeBlockForm } from '@/components/layout/subscribe-block-form'
import { OwnRegistrationForm } from '@/components/registrations/own-registration-form'
import { RegistrationForm } from '@/components/registrations/registration-form'
import { ResendForm } from '@/components/registrations/resend-form'
import { getPrivacy } from '@/lib/content/commons'
import { getEvent, getProgrammeCards, getTicketEvents } from '@/lib/content/events'
import type { FormDraft } from '@/lib/content/form-drafts'
import { getOwnApplicationAndEvent, getOwnRegistrationAndEvent } from '@/lib/content/own-documents'
import type { Locale } from '@/lib/i18n/locales'
import { registrationStatus } from '@/lib/site/events/registration-status'

export async function FormAgain({ draft, locale }: { draft: FormDraft; locale: Locale }) {
  const first = { values: draft.values, status: draft.status, errors: draft.fields, message: draft.message }
  const privacy = await getPrivacy(locale)
  switch (draft.form) {
    case 'subscription':
      return 'subject' in draft.values ? <SubscribeForm privacy={privacy} first={first} /> : <SubscribeBlockForm first={first} />
    case 'message':
      return draft.values.kind === 'careers' ? <CareerForm privacy={privacy} first={first} /> : <ContactForm privacy={privacy} first={first} />
    case 'registration':
      return <RegistrationAgain event={await eventOf(draft, locale)} privacy={privacy} first={first} />
    case 'resend': {
      // The registration form offers it, too.
      if ('fullName' in draft.values) return <RegistrationAgain event={await eventOf(draft, locale)} privacy={privacy} first={first} />
      // After a link that opened nothing, visitors choose the event themselves.
      const events = draft.values.event ? [await eventOf(draft, locale)] : await getTicketEvents(locale)
      return <ResendForm events={events} isOpen first={first} />
    }
    case 'application':
      return <AcceleratorForm event={await eventOf(draft, locale)} privacy={privacy} first={first} />
    case 'resendApplication': {
      const events = draft.values.event ? [await eventOf(draft, locale)] : await getProgrammeCards(locale)
      return <ResendApplicationForm events={events} isOpen first={first} />
    }
    case 'ownApplication':
      return <OwnApplicationAgain draft={draft} first={first} locale={locale} />
    case 'ownRegistration':
      return <OwnRegistrationAgain draft={draft} first={first} locale={locale} />
  }
}

function RegistrationAgain(form: Omit<ComponentProps<typeof RegistrationForm>, 'isWaitingList'>) {
  return <RegistrationForm {...form} isWaitingList={registrationStatus(form.event, Date.now()) === 'waitingList'} />
}

async function OwnRegistrationAgain({ draft, first, locale }: { draft: FormDraft; first: FirstForm; locale: Locale }) {
  const token = draft.token ?? ''
  const details = await getOwnRegistrationAndEvent(locale, token)
  if (!details) notFound()
  // Not the present version, but the one that the form was filled in from.
  return <OwnRegistrationForm registration={details.registration} event={details.event} token={token} first={first} />
}

async function OwnApplicationAgain({ draft, first, locale }: { draft: FormDraft; first: FirstForm; locale: Locale }) {
  const token = draft.token ?? ''
  const found = await getOwnApplicationAndEvent(locale, token)
  if (!found) notFound()
  return <OwnApplicationForm {...found} token={token} first={first} />
}

async function eventOf({ values }: FormDraft, locale: Locale) {
  const event = typeof values.event === 'string' ? await getEvent(locale, values.event) : null
  return event ?? notFound()
}
