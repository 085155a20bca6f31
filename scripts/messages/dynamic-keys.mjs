// The keys of messages that no call spells out, because they come from a typed table.
import { tsImport } from 'tsx/esm/api'

const load = (module) => tsImport(`../../lib/${module}.ts`, import.meta.url)

/** @returns {Promise<{ namespace: string, keys: string[] }[]>} */
export async function dynamicKeys() {
  const groups = [eventKeys, contentKeys, formKeys, ownPageKeys, checkInKeys, emailKeys, routeKeys]
  return (await Promise.all(groups.map((group) => group()))).flat()
}

async function eventKeys() {
  const [badges, closed, links, registrationStatus] = await loadAll('site/events', ['event-badge', 'closed-message', 'event-links', 'registration-status'])
  const { EVENT_STATES } = await load('site/events/event-state')
  const { EVENT_STATUSES, SIGN_UP_STATUSES } = await load('contract/events')
  const besideUpcoming = await statesBesideUpcoming()
  const reasons = [...SIGN_UP_STATUSES.filter((status) => !registrationStatus.isOpen(status)), ...EVENT_STATUSES.filter((status) => status !== 'scheduled')]
  const closedKeys = Object.keys(registrationStatus.SIGN_UP_RULES).flatMap((kind) => reasons.map((reason) => closed.closedMessage(reason, kind)))
  return [
    // components/events/event-badge.tsx: every EventBadgeKind of lib/site/events/event-badge.ts.
    { namespace: 'EventBadge', keys: [...besideUpcoming, ...badges.SIGN_UP_BADGES] },
    // components/events/parts/event-offers.tsx: EVENT_OFFERS of lib/site/events/event-links.ts.
    { namespace: 'EventOffers', keys: links.EVENT_OFFERS },
    // components/layout/event-notice.tsx: the title and the text of each of those states.
    { namespace: 'EventNotice', keys: besideUpcoming.flatMap((state) => [`${state}Title`, `${state}Text`]) },
    // components/events/event-edition.tsx: EVENT_STATES of lib/site/events/event-state.ts.
    { namespace: 'EventEdition', keys: EVENT_STATES },
    // components/events/sign-up/sign-up-closed.tsx: closedMessage() of each ClosedReason.
    { namespace: 'SignUpClosed', keys: withTexts([...new Set(closedKeys)]) },
  ]
}

async function contentKeys() {
  const { SESSION_FORMATS } = await load('contract/sessions')
  const [tags, calendars, shares] = await loadAll('site', ['articles/article-tags', 'calendar/calendar-address', 'sharing/share-formats'])
  return [
    // components/sessions: every format of lib/contract/sessions.ts.
    { namespace: 'SessionFormat', keys: SESSION_FORMATS },
    // app/calendar/…/route.ts: CALENDAR_KINDS of lib/site/calendar/calendar-address.ts.
    { namespace: 'CalendarFile', keys: calendars.CALENDAR_KINDS },
    // components/speakers/speaker-cards.tsx: SHARE_FORMATS of lib/site/sharing/share-formats.ts.
    { namespace: 'SpeakerCards', keys: Object.keys(shares.SHARE_FORMATS) },
    // components/articles/article-tag-names.ts: KNOWN_ARTICLE_TAGS of lib/site/articles/article-tags.ts.
    { namespace: 'ArticleTags', keys: tags.KNOWN_ARTICLE_TAGS },
  ]
}

async function formKeys() {
  const [{ PROJECT_STAGES }, { FIELD_ERROR_CODES }] = await loadAll('contract', ['accelerators', 'fields/field-errors'])
  const [dates, thankYou] = await loadAll('site/forms', ['date-parts', 'thank-you'])
  return [
    // components/forms/fields/date-field.tsx: DATE_PARTS of lib/site/forms/date-parts.ts.
    { namespace: 'DateField', keys: dates.DATE_PARTS },
    // components/forms/privacy-note.tsx: the purposes that the data have.
    { namespace: 'PrivacyNote', keys: ['answer', 'newsletter'] },
    // components/accelerators/project-fields.tsx: PROJECT_STAGES of lib/contract/accelerators.ts.
    { namespace: 'AcceleratorForm', keys: PROJECT_STAGES.flatMap((stage) => [stage, `${stage}Help`]) },
    // components/forms/thank-you-next.tsx and app/…/thank-you: THANK_YOU_KINDS of lib/site/forms/thank-you.ts.
    { namespace: 'ThankYou', keys: thankYou.THANK_YOU_KINDS.flatMap((kind) => [`${kind}Title`, `${kind}Text`]) },
    // lib/backend/submissions/body.ts: FIELD_ERROR_CODES of lib/contract/fields/field-errors.ts.
    { namespace: 'FieldErrors', keys: FIELD_ERROR_CODES },
    // lib/backend/registrations/own: reasons why something can no longer be done;
    // lib/backend/http/visitor-writes.ts: errors of the whole body.
    {
      namespace: 'ApiErrors',
      keys: ['eventOver', 'registrationOver', 'tooManyCompanions', 'noSeatForCompanion', 'malformed', 'tooLarge', 'unsupportedMediaType', 'tooManyRequests'],
    },
  ]
}

/** The pages of one registration or subscription, which its link opens. */
async function ownPageKeys() {
  const [{ REGISTRATION_STATES }, { SUBSCRIPTION_STATES }] = await loadAll('contract', ['registrations', 'subscriptions'])
  return [
    // components/registrations/own-registration-state.tsx: every state of lib/contract/registrations.ts,
    // and what may have become of the event.
    {
      namespace: 'OwnRegistrationState',
      keys: [...REGISTRATION_STATES, ...withTexts(['offered', 'invited', ...(await statesBesideUpcoming())])],
    },
    // components/registrations/loss-text.ts: what is given up in each state, and the way back;
    // components/registrations/cancel-registration.tsx: the two buttons.
    {
      namespace: 'CancelRegistration',
      keys: [...['confirmed', 'waiting', 'offered'].map((state) => `${state}Text`), 'registerAgain', 'joinAgain', 'register', 'closed', 'cancel', 'keep', 'decline', 'keepOffer', 'declineInvitation', 'keepInvitation'],
    },
    // components/subscriptions/own-subscription.tsx: every SUBSCRIPTION_STATES, its text, and what can be done then.
    { namespace: 'OwnSubscriptionState', keys: [...withTexts(SUBSCRIPTION_STATES), 'confirm', 'unsubscribe', 'again'] },
  ]
}

async function checkInKeys() {
  const [{ CHECK_IN_RESULTS }, { REGISTRATION_KINDS }] = await loadAll('contract', ['check-in/check-in', 'registrations'])
  const kinds = REGISTRATION_KINDS.filter((kind) => kind !== 'guest')
  return [
    {
      namespace: 'CheckIn',
      keys: [
        // components/check-in/result-card.tsx: the results of the API, and what a device finds out by itself.
        ...CHECK_IN_RESULTS.filter((result) => result !== 'undone'),
        ...['forged', 'gone', 'outdated', 'refused'],
        ...kinds.map((kind) => `kinds.${kind}`),
        // Reasons why a device cannot reach the API, and the actions then.
        ...['signedOut', 'forbidden', 'newDevice', 'chooseEvent', 'staffArea'],
        // Every CheckInNotice of lib/site/check-in/check-in-notice.ts.
        ...['cancelled', 'postponed', 'begins', 'ended'].map((kind) => `event.${kind}`),
      ],
    },
    // lib/backend/guests/badges/badge-sheet.ts: REGISTRATION_KINDS of lib/contract/registrations.ts but for guests.
    { namespace: 'Badge', keys: kinds },
  ]
}

/** Every kind of email, by the email-kinds.ts of its capability, and the words to choose from. */
async function emailKeys() {
  const [applications, registrations, reminders, subscriptions] = await loadAll('backend', ['applications/email-kinds', 'registrations/emails/email-kinds', 'reminders/email-kinds', 'subscriptions/email-kinds'])
  const kinds = [
    ...Object.keys(registrations.REGISTRATION_EMAILS),
    ...Object.values(applications.EMAIL_KIND_OF_STATE),
    ...Object.keys(subscriptions.SUBSCRIPTION_EMAILS),
    ...Object.values(reminders.EMAIL_KIND_OF_REMINDER),
  ]
  return [
    { namespace: 'Emails', keys: kinds.flatMap((kind) => [`${kind}Subject`, `${kind}Heading`, `${kind}Text`]) },
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
    // app/…/page.tsx and components/layout/header.tsx: the keys of callsToAction() in lib/site/navigation.ts.
    { namespace: 'Header', keys: ['registerForSummit', 'applyToAccelerator'] },
    { namespace: 'Header', keys: [...keysOf(menuLinks('header')), ...keysOf(menuLinks('llms'))] },
    { namespace: 'Footer', keys: keysOf(footerLinks()) },
    { namespace: 'EventNavigation', keys: eventPages('').map(({ page }) => page) },
    { namespace: 'SharePage', keys: ['message', 'commons'].flatMap((title) => routesWith('shareImage', title)) },
  ]
}

async function statesBesideUpcoming() {
  return (await load('site/events/event-state')).EVENT_STATES.filter((state) => state !== 'upcoming')
}

function withTexts(keys) {
  return keys.flatMap((key) => [key, `${key}Text`])
}

function loadAll(folder, names) {
  return Promise.all(names.map((name) => load(`${folder}/${name}`)))
}
