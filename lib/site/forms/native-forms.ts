import { DRAFT_ROUTE, OWN_ROUTES, ownPath, WRITE_ROUTES } from '@/lib/contract/routes'
import { matchRoute, pathTo } from '../routes'
import { toOwnPath } from '../security/own-path'
import { draftPath } from './draft-path'
import { registeredPath } from './registered-path'
import { signedInPath } from './signed-in-path'
import { thankYouPath, type ThankYouKind } from './thank-you'

/** The forms that a page of their own shows again, with their values and errors. */
export type NativeFormName = 'subscription' | 'registration' | 'resend' | 'application' | 'resendApplication' | 'message' | 'ownRegistration' | 'ownApplication'

/** A form as it was posted, and what the contract answered. */
export interface NativeSubmission {
  fields: Record<string, unknown>
  /** The signed token in the address, for pages that a link of an email opens. */
  token: string
  status: number
  /** Of the answer; empty where it has none. */
  location: string
  /** The errors of single fields. */
  errors: Record<string, string>
}

type Redirect = (submission: NativeSubmission) => string

/** The pages that follow a form that a browser posts by itself, without JavaScript. */
export interface NativeForm {
  path: string
  /** Of the contract, where that is not what a browser sends. */
  method?: 'PUT'
  /** Whether it may bring files along. */
  hasFiles?: true
  successRedirect: Redirect
  /** Where a refusal leads, or the form that is shown again. */
  errorRedirect: Redirect | NativeFormName
}

const thankYou = (kind: ThankYouKind, event?: unknown) => thankYouPath(kind, typeof event === 'string' ? event : undefined)

const loginPath = (next: string, notice: string) =>
  `${pathTo('login')}?${new URLSearchParams({ ...(next !== '/' && { next }), notice }).toString()}`

/** The second step of a sign-in. */
export function codePath(next: string, notice?: string): string {
  return `${pathTo('login')}?${new URLSearchParams({ step: 'code', ...(next !== '/' && { next }), ...(notice && { notice }) }).toString()}`
}

const textField = ({ fields }: NativeSubmission, name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
const nextPath: Redirect = (submission) => toOwnPath(textField(submission, 'next'))
const signedIn: Redirect = (submission) => signedInPath(nextPath(submission), submission.location)
const ownRegistration: Redirect = ({ token }) => pathTo('ownRegistration', { token })
const ownApplication: Redirect = ({ token }) => pathTo('ownApplication', { token })
const applicationDone = (change: string): Redirect => (submission) => `${ownApplication(submission)}?done=${change}`
const ownReminders: Redirect = ({ token }) => pathTo('ownReminders', { token })
const ownSubscription: Redirect = ({ token }) => pathTo('ownSubscription', { token })
const againRefused: Redirect = (submission) => `${ownRegistration(submission)}?notice=${noticeOf(submission)}#refused`
const done = (change: string): Redirect => (submission) => `${ownRegistration(submission)}?done=${change}`

const NATIVE_FORMS: NativeForm[] = [
  {
    path: WRITE_ROUTES.createSubscription.path,
    successRedirect: () => thankYou('subscription'),
    errorRedirect: 'subscription',
  },
  {
    path: WRITE_ROUTES.createRegistration.path,
    // 201 gives a seat, 200 a place on the waiting list.
    successRedirect: ({ fields, status, location }) => registeredPath(location) ?? thankYou(status === 201 ? 'registration' : 'waiting', fields.event),
    errorRedirect: 'registration',
  },
  {
    path: WRITE_ROUTES.resendRegistration.path,
    successRedirect: ({ fields }) => thankYou('resent', fields.event),
    errorRedirect: 'resend',
  },
  {
    path: WRITE_ROUTES.createAccelerator.path,
    hasFiles: true,
    successRedirect: ({ fields }) => thankYou('application', fields.event),
    errorRedirect: 'application',
  },
  {
    path: WRITE_ROUTES.resendAccelerator.path,
    successRedirect: ({ fields }) => thankYou('applicationResent', fields.event),
    errorRedirect: 'resendApplication',
  },
  {
    path: WRITE_ROUTES.createDraft.path,
    hasFiles: true,
    successRedirect: ({ fields }) => thankYou('draft', fields.event),
    errorRedirect: 'application',
  },
  {
    path: DRAFT_ROUTE.path,
    method: 'PUT',
    hasFiles: true,
    successRedirect: (submission) => draftPath(textField(submission, 'event'), submission.token, true),
    errorRedirect: 'application',
  },
  {
    path: WRITE_ROUTES.sendMessage.path,
    successRedirect: ({ fields }) => thankYou(fields.kind === 'careers' ? 'careers' : 'contact'),
    errorRedirect: 'message',
  },
  { path: OWN_ROUTES.correctRegistration.path, successRedirect: done('correct'), errorRedirect: 'ownRegistration' },
  { path: OWN_ROUTES.withdrawRegistration.path, successRedirect: done('withdraw'), errorRedirect: ownRegistration },
  { path: OWN_ROUTES.acceptRegistration.path, successRedirect: done('accept'), errorRedirect: ownRegistration },
  { path: OWN_ROUTES.stopReminders.path, successRedirect: ownReminders, errorRedirect: ownReminders },
  {
    path: OWN_ROUTES.registerAgain.path,
    successRedirect: (submission) => registeredPath(submission.location) ?? ownRegistration(submission),
    errorRedirect: againRefused,
  },
  { path: OWN_ROUTES.correctApplication.path, hasFiles: true, successRedirect: applicationDone('correct'), errorRedirect: 'ownApplication' },
  { path: OWN_ROUTES.withdrawApplication.path, successRedirect: applicationDone('withdraw'), errorRedirect: ownApplication },
  { path: OWN_ROUTES.confirmApplication.path, successRedirect: applicationDone('confirm'), errorRedirect: ownApplication },
  { path: OWN_ROUTES.confirmSubscription.path, successRedirect: ownSubscription, errorRedirect: ownSubscription },
  { path: OWN_ROUTES.unsubscribe.path, successRedirect: ownSubscription, errorRedirect: ownSubscription },
  { path: OWN_ROUTES.chooseLanguage.path, successRedirect: ownSubscription, errorRedirect: ownSubscription },
  {
    path: WRITE_ROUTES.login.path,
    successRedirect: signedIn,
    errorRedirect: (submission) => (submission.errors.code ? codePath(nextPath(submission)) : loginPath(nextPath(submission), noticeOf(submission))),
  },
  {
    path: WRITE_ROUTES.secondFactor.path,
    successRedirect: signedIn,
    errorRedirect: (submission) => {
      const notice = noticeOf(submission)
      return notice === 'over' ? loginPath(nextPath(submission), notice) : codePath(nextPath(submission), notice)
    },
  },
  { path: WRITE_ROUTES.logout.path, successRedirect: nextPath, errorRedirect: nextPath },
  {
    path: WRITE_ROUTES.forgotPassword.path,
    successRedirect: () => `${pathTo('forgotPassword')}?notice=sent`,
    errorRedirect: (submission) => `${pathTo('forgotPassword')}?notice=${noticeOf(submission)}`,
  },
  {
    path: WRITE_ROUTES.resetPassword.path,
    successRedirect: () => loginPath('/', 'changed'),
    errorRedirect: (submission) => `${pathTo('resetPassword', { token: textField(submission, 'token') })}?notice=${noticeOf(submission)}${textField(submission, 'invited') && '&invited=1'}`,
  },
]

/** The form that is posted to a path, with the token in that path; null where no form is taken. */
export function nativeFormAt(pathname: string): { form: NativeForm; token: string } | null {
  for (const form of NATIVE_FORMS) {
    const match = new RegExp(`^${form.path.replace('{token}', '([^/]+)')}$`).exec(pathname)
    if (match) return { form, token: match[1] ?? '' }
  }
  return null
}

/**
 * Where a mail program unsubscribes its reader: it posts to the address of the page itself (RFC 8058).
 *
 * @returns the path of the contract that answers; null for any other page
 */
export function unsubscriptionPath(pathname: string): string | null {
  const route = matchRoute(pathname)
  const unsubscribeRoute = route?.name === 'ownSubscription' ? OWN_ROUTES.unsubscribe : route?.name === 'ownReminders' ? OWN_ROUTES.stopReminders : null
  return unsubscribeRoute && ownPath(unsubscribeRoute, route?.parameters.token ?? '')
}

/** The error, as a parameter of the address, for forms that have no page of their own. */
function noticeOf({ status, errors }: NativeSubmission): string {
  if (status === 409) return 'duplicate'
  if (status === 429) return 'limit'
  if (status >= 500) return 'away'
  return errors.token || errors.event ? 'over' : 'failed'
}
