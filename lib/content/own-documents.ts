import { ApiError } from '@/lib/api/api-error'
import { read, readVersion } from '@/lib/api/client'
import type { Event } from '@/lib/contract/events'
import { OwnRegistrationSchema, type OwnRegistration } from '@/lib/contract/own/own-registrations'
import { DraftSchema, type Draft } from '@/lib/contract/own/application-drafts'
import { OwnApplicationSchema, type OwnApplication } from '@/lib/contract/own/own-applications'
import { OwnSubscriptionSchema, type OwnSubscription } from '@/lib/contract/own/own-subscriptions'
import type { Locale } from '@/lib/i18n/locales'
import { reportOutage } from '@/lib/site/outage'
import { getEvent } from './events'

/** Answers of a backend that knows no such link. After any other a device keeps the ticket that it has. */
const UNKNOWN = [400, 404, 410, 422]

/** By the token of a link in an email; null when the link opens nothing. Never cached: only who has the link may see it. */
function getOwnRegistration(locale: Locale, token: string): Promise<{ answer: OwnRegistration; version: string } | null> {
  return orNull(readVersion(`/api/ownRegistrations/${encodeURIComponent(token)}`, OwnRegistrationSchema, locale, {}))
}

/** With the event that it is for; null when the link opens nothing. */
export async function getOwnRegistrationAndEvent(locale: Locale, token: string): Promise<{ registration: OwnRegistration; version: string; event: Event } | null> {
  const { answer: registration, version = '' } = (await getOwnRegistration(locale, token)) ?? {}
  const event = registration?.event ? await getEvent(locale, registration.event) : null
  return registration && event ? { registration, version, event } : null
}

/** With the programme that it is for; null when the link opens nothing. */
export async function getOwnApplicationAndEvent(locale: Locale, token: string): Promise<{ application: OwnApplication; event: Event } | null> {
  const application = await orNull(read(`/api/ownApplications/${encodeURIComponent(token)}`, OwnApplicationSchema, locale, {}))
  const event = application?.event ? await getEvent(locale, application.event) : null
  return application && event ? { application, event } : null
}

/** The draft of an application; null when the link opens nothing, or no longer. */
export async function getApplicationDraft(locale: Locale, token: string): Promise<{ draft: Draft; version: string } | null> {
  const found = await orNull(readVersion(`/api/applicationDrafts/${encodeURIComponent(token)}`, DraftSchema, locale, {}))
  return found && { draft: found.answer, version: found.version }
}

export function getOwnSubscription(locale: Locale, token: string): Promise<OwnSubscription | null> {
  return orNull(read(`/api/ownSubscriptions/${encodeURIComponent(token)}`, OwnSubscriptionSchema, locale, {}))
}

async function orNull<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.isOutage) reportOutage()
    if (error instanceof ApiError && UNKNOWN.includes(error.status)) return null
    throw error
  }
}
