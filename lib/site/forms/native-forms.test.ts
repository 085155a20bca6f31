import { nativeFormAt, unsubscriptionPath, type NativeSubmission } from './native-forms'

type Outcome = Partial<NativeSubmission>

function redirectOf(path: string, outcome: 'successRedirect' | 'errorRedirect', submission: Outcome = {}): string {
  const { form, token } = nativeFormAt(path) ?? {}
  const redirect = form?.[outcome] ?? ''
  return typeof redirect === 'string' ? redirect : redirect({ fields: {}, status: 200, location: '', errors: {}, token: token ?? '', ...submission })
}

test.each<{ path: string; submission?: Outcome; success: string; error: string }>([
  { path: '/api/subscriptions', success: '/thank-you/subscription', error: 'subscription' },
  { path: '/api/commons/email/send', submission: { fields: { kind: 'careers' } }, success: '/thank-you/careers', error: 'message' },
  {
    path: '/api/registrations',
    submission: { fields: { event: 'summit 2027' }, status: 201 },
    success: '/thank-you/registration?event=summit+2027',
    error: 'registration',
  },
  {
    path: '/api/registrations',
    submission: { fields: { event: 'summit-2027' }, status: 200 },
    success: '/thank-you/waiting?event=summit-2027',
    error: 'registration',
  },
  {
    path: '/api/registrations',
    submission: { fields: { event: 'summit-2027' }, status: 201, location: '/registration/ab12' },
    success: '/registration/ab12?done=register',
    error: 'registration',
  },
  {
    path: '/api/accelerators',
    submission: { fields: { event: ['a', 'b'] } },
    success: '/thank-you/application',
    error: 'application',
  },
  { path: '/api/ownRegistrations/abc/correct', success: '/registration/abc?done=correct', error: 'ownRegistration' },
  { path: '/api/ownRegistrations/abc/withdraw', success: '/registration/abc?done=withdraw', error: '/registration/abc' },
  { path: '/api/ownSubscriptions/abc/confirm', success: '/subscription/abc', error: '/subscription/abc' },
  { path: '/api/auth/logout', submission: { fields: { next: '/about' } }, success: '/about', error: '/about' },
])('a form posted to $path ends on $success, or is refused to $error', ({ path, submission, success, error }) => {
  expect(redirectOf(path, 'successRedirect', submission)).toBe(success)
  expect(redirectOf(path, 'errorRedirect', submission)).toBe(error)
})

test.each<{ path: string; submission: Outcome; location: string }>([
  { path: '/api/auth/login', submission: { status: 401, fields: { next: '/admin' } }, location: '/login?next=%2Fadmin&notice=failed' },
  { path: '/api/auth/login', submission: { status: 401, fields: { next: 'https://evil.example' } }, location: '/login?notice=failed' },
  { path: '/api/auth/login', submission: { status: 429 }, location: '/login?notice=limit' },
  { path: '/api/ownRegistrations/abc/again', submission: { status: 409, errors: { email: 'taken' } }, location: '/registration/abc?notice=duplicate#refused' },
  { path: '/api/ownRegistrations/abc/again', submission: { status: 422, errors: { event: 'closed' } }, location: '/registration/abc?notice=over#refused' },
  {
    path: '/api/auth/resetPassword',
    submission: { status: 422, fields: { token: 'a/b' }, errors: { token: 'old' } },
    location: '/reset-password/a%2Fb?notice=over',
  },
])('$path, refused with $submission, leads to $location', ({ path, submission, location }) => {
  expect(redirectOf(path, 'errorRedirect', submission)).toBe(location)
})

test('other addresses take no forms', () => {
  for (const path of ['/api/events', '/api/ownRegistrations/abc', '/api/ownRegistrations/a/b/correct', '/api/auth/login/x']) {
    expect(nativeFormAt(path)).toBeNull()
  }
})

test('a mail program unsubscribes at the address of the page', () => {
  expect(unsubscriptionPath('/subscription/a%2Fb')).toBe('/api/ownSubscriptions/a%2Fb/unsubscribe')
  expect(unsubscriptionPath('/registration/abc')).toBeNull()
  expect(unsubscriptionPath('/')).toBeNull()
})
