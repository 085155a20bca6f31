import { fromFormData, nativeFormOf, unsubscriptionPath } from './native-forms'

const SITE = 'https://leadx.example'

test('a form leads to the thanks that fit it', () => {
  expect(nativeFormOf(`${SITE}/api/subscriptions`)?.thanks({}, 201)).toBe('/thank-you/subscription')
  expect(nativeFormOf(`${SITE}/api/commons/email/send`)?.thanks({ kind: 'careers' }, 201)).toBe('/thank-you/careers')
  const registration = nativeFormOf(`${SITE}/api/registrations`)
  expect(registration?.thanks({ event: 'summit 2027' }, 201)).toBe('/thank-you/registration?event=summit+2027')
  expect(registration?.thanks({ event: 'summit-2027' }, 200)).toBe('/thank-you/waiting?event=summit-2027')
})

test('what belongs to one visitor leads back to their own page, and needs no origin', () => {
  expect(nativeFormOf(`${SITE}/api/ownRegistrations/abc/withdraw`)).toMatchObject({ needsOrigin: false, mend: '/registration/abc' })
  expect(nativeFormOf(`${SITE}/api/ownRegistrations/abc/correct`)?.mend).toBeUndefined()
  expect(nativeFormOf(`${SITE}/api/ownSubscriptions/abc/confirm`)?.thanks({}, 200)).toBe('/subscription/abc')
})

test('other addresses take no forms', () => {
  expect(nativeFormOf(`${SITE}/api/events`)).toBeNull()
  expect(nativeFormOf(`${SITE}/api/ownRegistrations/abc`)).toBeNull()
})

test('fields become the body of the contract', () => {
  const fields = new URLSearchParams('email=a@b.ge&consent=true&answers.diet=vegan&answers.days=1&answers.days=2')
  expect(structuredClone(fromFormData(fields))).toEqual({
    email: 'a@b.ge',
    consent: true,
    answers: { diet: 'vegan', days: ['1', '2'] },
  })
  expect(Object.keys(fromFormData(new URLSearchParams('__proto__.x=1')))).toEqual(['__proto__'])
})

test('a mail program unsubscribes at the address of the page', () => {
  expect(unsubscriptionPath('/subscription/a%2Fb')).toBe('/api/ownSubscriptions/a%2Fb/unsubscribe')
  expect(unsubscriptionPath('/registration/abc')).toBeNull()
  expect(unsubscriptionPath('/')).toBeNull()
})
