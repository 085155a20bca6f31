// The keys of messages that no call spells out, because they come from a typed table.
import { tsImport } from 'tsx/esm/api'

const load = (module) => tsImport(`../../lib/${module}.ts`, import.meta.url)

/** @returns {Promise<{ namespace: string, keys: string[] }[]>} */
export async function dynamicKeys() {
  return [...(await tableKeys()), ...(await routeKeys())]
}

async function tableKeys() {
  const [accelerators, registrations, sessions, subscriptions] = await loadAll('contract', ['accelerators', 'registrations', 'sessions', 'subscriptions'])
  const fieldErrors = await load('contract/fields/field-errors')
  const [tags, calendars, dates, thanks, shares] = await loadAll('site', ['articles/article-tags', 'calendar/calendar-address', 'forms/date-parts', 'forms/thank-you', 'sharing/share-formats'])
  const [badges, links, states] = await loadAll('site', ['events/event-badge', 'events/event-links', 'events/event-state'])
  const [applicationEmails, registrationEmails, subscriptionEmails] = await loadAll('backend', ['applications/email-kinds', 'registrations/emails/email-kinds', 'subscriptions/email-kinds'])
  const statesBesideUpcoming = states.EVENT_STATES.filter((state) => state !== 'upcoming')
  const kindsBesideGuest = registrations.REGISTRATION_KINDS.filter((kind) => kind !== 'guest')
  return [
    // app/…/page.tsx and components/layout/header.tsx: the keys of callsToAction() in lib/site/navigation.ts.
    { namespace: 'Header', keys: ['registerForSummit', 'applyToAccelerator'] },
    // components/layout/footer.tsx: the keys of eventLinks() in lib/site/navigation.ts; the footer leaves the line-up out.
    { namespace: 'Footer', keys: ['explore', 'speakers', 'participants', 'faq'] },
    // components/events/event-badge.tsx: every EventBadgeKind of lib/site/events/event-badge.ts.
    { namespace: 'EventBadge', keys: [...statesBesideUpcoming, ...badges.SIGN_UP_BADGES] },
    // components/events/parts/event-offers.tsx: EVENT_OFFERS of lib/site/events/event-links.ts.
    { namespace: 'EventOffers', keys: links.EVENT_OFFERS },
    // components/sessions: every format of lib/contract/sessions.ts.
    { namespace: 'SessionFormat', keys: sessions.SESSION_FORMATS },
    // components/layout/event-notice.tsx: the title and the text of each of those states.
    { namespace: 'EventNotice', keys: statesBesideUpcoming.flatMap((state) => [`${state}Title`, `${state}Text`]) },
    // components/events/event-edition.tsx: EVENT_STATES of lib/site/events/event-state.ts.
    { namespace: 'EventEdition', keys: states.EVENT_STATES },
    // app/calendar/…/route.ts: CALENDAR_KINDS of lib/site/calendar/calendar-address.ts.
    { namespace: 'CalendarFile', keys: calendars.CALENDAR_KINDS },
    // components/speakers/speaker-cards.tsx: SHARE_FORMATS of lib/site/sharing/share-formats.ts.
    { namespace: 'SpeakerCards', keys: Object.keys(shares.SHARE_FORMATS) },
    // components/check-in: the results of lib/site/check-in/judge-ticket.ts, REGISTRATION_KINDS, and what stops the calls of a device.
    {
      namespace: 'CheckIn',
      keys: [
        ...['admitted', 'already', 'withdrawn', 'waiting', 'unknown', 'forged', 'wrongEvent', 'gone', 'outdated', 'refused'],
        ...kindsBesideGuest.map((kind) => `kinds.${kind}`),
        ...['signedOut', 'forbidden', 'newDevice', 'chooseEvent', 'staffArea'],
        // Every CheckInNotice of lib/site/check-in/check-in-notice.ts.
        ...['cancelled', 'postponed', 'begins', 'ended'].map((kind) => `event.${kind}`),
      ],
    },
    // components/forms/fields/date-field.tsx: DATE_PARTS of lib/site/forms/date-parts.ts.
    { namespace: 'DateField', keys: dates.DATE_PARTS },
    // components/articles/article-tag-names.ts: KNOWN_ARTICLE_TAGS of lib/site/articles/article-tags.ts.
    { namespace: 'ArticleTags', keys: tags.KNOWN_ARTICLE_TAGS },
    // lib/backend/submissions/body.ts: FIELD_ERROR_CODES of lib/contract/fields/field-errors.ts.
    { namespace: 'FieldErrors', keys: fieldErrors.FIELD_ERROR_CODES },
    // components/forms/thank-you-next.tsx and app/…/thank-you: THANK_YOU_KINDS of lib/site/forms/thank-you.ts.
    { namespace: 'ThankYou', keys: thanks.THANK_YOU_KINDS.flatMap((kind) => [`${kind}Title`, `${kind}Text`]) },
    // components/forms/privacy-note.tsx: what the data are for.
    { namespace: 'PrivacyNote', keys: ['answer', 'newsletter'] },
    // components/accelerators/project-fields.tsx: PROJECT_STAGES of lib/contract/accelerators.ts.
    { namespace: 'AcceleratorForm', keys: accelerators.PROJECT_STAGES.flatMap((stage) => [stage, `${stage}Help`]) },
    // components/events/sign-up/sign-up-closed.tsx: every ClosedReason of lib/site/events/registration-status.ts.
    {
      namespace: 'SignUpClosed',
      keys: ['registrationNone', 'registrationSoon', 'registrationClosed', 'applicationNone', 'applicationSoon', 'applicationClosed', 'postponed', 'over'].flatMap((state) => [state, `${state}Text`]),
    },
    // components/registrations/own-registration-state.tsx: every state of lib/contract/registrations.ts,
    // and what may have become of the event.
    {
      namespace: 'OwnRegistrationState',
      keys: [...registrations.REGISTRATION_STATES, ...['offered', 'invited', ...statesBesideUpcoming].flatMap((state) => [state, `${state}Text`])],
    },
    // components/registrations/loss-text.ts: what is given up in each state, and the way back;
    // components/registrations/cancel-registration.tsx: the two buttons.
    {
      namespace: 'CancelRegistration',
      keys: [...['confirmed', 'waiting', 'offered'].map((state) => `${state}Text`), 'registerAgain', 'joinAgain', 'register', 'closed', 'cancel', 'keep', 'decline', 'keepOffer', 'declineInvitation', 'keepInvitation'],
    },
    // components/subscriptions/own-subscription.tsx: every SUBSCRIPTION_STATES, its text, and what can be done then.
    {
      namespace: 'OwnSubscriptionState',
      keys: [...subscriptions.SUBSCRIPTION_STATES.flatMap((state) => [state, `${state}Text`]), 'confirm', 'unsubscribe', 'again'],
    },
    // lib/backend/registrations/own: why something cannot be done any more.
    // lib/backend/http/visitor-writes.ts: errors of the whole body.
    {
      namespace: 'ApiErrors',
      keys: ['eventOver', 'registrationOver', 'tooManyCompanions', 'noSeatForCompanion', 'malformed', 'tooLarge', 'unsupportedMediaType', 'tooManyRequests'],
    },
    // lib/backend/guests/badges/badge-sheet.ts: REGISTRATION_KINDS of lib/contract/registrations.ts but for guests.
    { namespace: 'Badge', keys: kindsBesideGuest },
    // lib/backend/reminders/reminder-email.ts: every EMAIL_KINDS.
    { namespace: 'Emails', keys: ['reminderWeek', 'reminderDay', 'reminderMorning', 'thankYou'].flatMap((kind) => [`${kind}Subject`, `${kind}Heading`, `${kind}Text`]) },
    // lib/backend/email/email-kind.ts: the email-kinds.ts of registrations, applications and subscriptions.
    {
      namespace: 'Emails',
      keys: [
        ...Object.keys(registrationEmails.REGISTRATION_EMAILS),
        ...Object.values(applicationEmails.EMAIL_KIND_OF_STATE),
        ...Object.keys(subscriptionEmails.SUBSCRIPTION_EMAILS),
      ].flatMap((kind) => [`${kind}Subject`, `${kind}Heading`, `${kind}Text`]),
    },
    {
      namespace: 'Emails',
      keys: ['manage', 'offerAction', 'invitationAction', 'whyRegistration', 'whyInvitation', 'whyInvitationLapsed', 'whyNoMore', 'confirmAction', 'whyConfirm', 'unsubscribeAction', 'whyWelcome'],
    },
  ]
}

/** The keys that follow from the route table: labels of menus, and titles on share images. */
async function routeKeys() {
  const [{ eventPages, footerLinks, menuLinks }, { routesWith }] = await loadAll('site', ['navigation', 'routes'])
  const keysOf = (links) => links.map(({ key }) => key)
  return [
    { namespace: 'Header', keys: [...keysOf(menuLinks('header')), ...keysOf(menuLinks('llms'))] },
    { namespace: 'Footer', keys: keysOf(footerLinks()) },
    { namespace: 'EventNavigation', keys: eventPages('').map(({ page }) => page) },
    { namespace: 'SharePage', keys: ['message', 'commons'].flatMap((title) => routesWith('shareImage', title)) },
  ]
}

function loadAll(folder, names) {
  return Promise.all(names.map((name) => load(`${folder}/${name}`)))
}
