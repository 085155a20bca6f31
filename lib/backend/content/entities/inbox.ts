import { createdAt, plain, relatedIdentifier } from '../reading/fields'
import type { ListSource } from '../reading/sources'

const state = plain('state')
const newestFirst = ['-createdAt']
const contactFields = { fullName: plain('fullName', ''), email: plain('email') }
const applicantFields = {
  ...contactFields,
  event: relatedIdentifier('event'),
  phone: plain('phone', ''),
  organization: plain('organization', ''),
  country: plain('country', ''),
  createdAt,
}

/** How subscribers are read: the newest first. */
export const subscriptions: ListSource = {
  collection: 'subscriptions',
  order: newestFirst,
  fields: {
    ...contactFields,
    organization: plain('organization', ''),
    country: plain('country', ''),
    subject: plain('subject', ''),
    state,
    createdAt,
  },
}

/** How registrations are read: the newest first. */
export const registrations: ListSource = {
  collection: 'registrations',
  order: newestFirst,
  eventPath: 'event',
  fields: { ...applicantFields, position: plain('position', ''), answers: plain('answers', {}), state, offerEndsAt: plain('offerEndsAt') },
}

/** How applications are read: the newest first. */
export const accelerators: ListSource = {
  collection: 'accelerators',
  order: newestFirst,
  eventPath: 'event',
  fields: {
    ...applicantFields,
    birthDate: plain('birthDate', ''),
    projectName: plain('projectName', ''),
    projectStage: plain('projectStage', ''),
    motivation: plain('motivation', ''),
    link: plain('link', ''),
    answers: plain('answers', {}),
    state,
  },
}

/** How messages are read: the newest first. */
export const messages: ListSource = {
  collection: 'messages',
  order: newestFirst,
  fields: {
    ...contactFields,
    kind: plain('kind'),
    phone: plain('phone', ''),
    subject: plain('subject', ''),
    message: plain('message', ''),
    link: plain('link', ''),
    createdAt,
  },
}
