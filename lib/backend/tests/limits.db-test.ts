import { eventually, expect, LONG, MESSAGES, test } from './support/test'
import { cookieOf } from '../../../scripts/test/api-request'
import { countUse, hasRoom, resetUse } from '../submissions/rate-limits'
import { countFailedSignIn, newDevice } from '../accounts/sign-in-source'
import { processState } from '@/lib/runtime'
import { post, signIn } from './support/client'
import { emailsTo, emailTo, ownPath } from './support/outbox'
import { ADMIN } from './support/settings'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

/** Of ten seats. */
const ROWS = 3

const site = await openSite({ settings: { RATE_LIMIT: 'on' } })

/** The server writes the address of the client into each request. */
const from = (address: string) => ({ 'X-Client-Address': address })

test('one address of a visitor can be tried five times a minute, in whatever case', async () => {
  const tries = []
  for (let count = 0; count < 6; count += 1) {
    const email = count % 2 ? 'eager@example.com' : 'EAGER@example.com'
    tries.push(await post(site, `/api/subscriptions?lang=ge`, { email }, from(`10.0.1.${count}`)))
  }
  expect(tries.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  const last = tries.at(-1)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await last?.json()).toMatchObject({ error: { code: 'tooManyRequests', message: MESSAGES.ka.ApiErrors.tooManyRequests } })
})

test('a lecture hall behind one address gets in, a flood does not, and others are not held up', LONG, async () => {
  const register = (seat: number) => post(site, '/api/registrations', registrationBody(`seat-${seat}@example.com`, 'summit-2027'), from('10.0.0.9'))
  const statuses = []
  // Row by row: all at once would wait longer for each other than anybody may on a slow machine.
  for (let row = 0; row < ROWS; row += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, seat) => register(row * 10 + seat)))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses).toEqual(Array(ROWS * 10).fill(201))
  // As many as anybody has beside them, and not thousands of strangers who get an email each.
  expect((await register(ROWS * 10)).status).toBe(429)
  const flood = await Promise.all(Array.from({ length: 101 }, () => post(site, '/api/registrations', {}, from('10.0.0.11'))))
  expect(flood.filter(({ status }) => status === 422)).toHaveLength(100)
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(1)
  const other = await post(site, '/api/registrations', registrationBody('outside@example.com', 'summit-2027'), from('10.0.0.10'))
  expect(other.ok).toBe(true)
})

test('twenty sign-ins a minute are enough for one address', async () => {
  const nobody = { email: 'nobody@leadx.example', password: 'x' }
  const allowed = await Promise.all(Array.from({ length: 20 }, () => signIn(site, nobody)))
  expect(allowed.map(({ answer }) => answer.status)).toEqual(Array(20).fill(401))
  const { answer } = await signIn(site, nobody)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a link of an email changes things five times a minute, from wherever it is opened', async () => {
  const email = 'restless@example.com'
  await post(site, '/api/registrations', registrationBody(email, 'summit-2027'), from('10.0.2.1'))
  const own = await ownPath(site, email)
  const tries = []
  for (let count = 0; count < 6; count += 1) {
    tries.push(await post(site, `${own}/correct?lang=ge`, registrationBody(email, 'summit-2027'), from(`10.0.3.${count}`)))
  }
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await tries[5]?.json()).toMatchObject({ error: { code: 'tooManyRequests', message: MESSAGES.ka.ApiErrors.tooManyRequests } })
  expect((await post(site, `${own}/withdraw`, {}, from('10.0.3.9'))).status, 'another endpoint').toBe(200)
})

test('links cannot be tried out', async () => {
  const tries = await Promise.all(Array.from({ length: 101 }, (_, index) => post(site, `/api/ownSubscriptions/${index}/confirm`, {}, from('10.0.4.1'))))
  expect(tries.filter(({ status }) => status === 404)).toHaveLength(100)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('a provider of mailboxes unsubscribes as many of its readers as want that, from one address', LONG, async () => {
  const { toToken } = await import('../email/signed-links')
  const readers = await Promise.all(Array.from({ length: 101 }, (_, index) => site.payload.create({ collection: 'subscriptions', data: { email: `leaves-${index}@example.com`, locale: 'en', state: 'confirmed' } })))
  const answers = await Promise.all(readers.map((reader) => post(site, `/api/ownSubscriptions/${toToken('subscription', { id: reader.id })}/unsubscribe`, {}, from('10.0.4.2'))))
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
})

test('an address is asked once an hour to confirm while nobody answers, with any label, and three times a day', LONG, async () => {
  const subscribe = (email: string, more: object = {}, address = '10.0.5.1') => post(site, '/api/subscriptions', { email, ...more }, from(address))
  const attempt = async (act: string, count: number) => {
    await emailsTo(site, 'reader@example.com', count)
    return post(site, `${await ownPath(site, 'reader@example.com', 'subscription')}/${act}`, {}, from(`10.0.6.${count}`))
  }
  const first = await subscribe('reader@example.com')
  const others = [await subscribe('reader@example.com'), await subscribe('READER@example.com'), await subscribe('reader+news@example.com')]
  expect(others.map(({ status }) => status)).toEqual([first.status, first.status, first.status])
  expect(await others[0]?.text()).toBe(await first.text())
  await emailsTo(site, 'reader@example.com', 1)

  // Whoever answers and leaves can come back at once.
  expect((await attempt('unsubscribe', 1)).status).toBe(200)
  await subscribe('reader@example.com')
  expect((await attempt('unsubscribe', 2)).status).toBe(200)
  await subscribe('reader@example.com', {}, '10.0.5.2')
  expect((await attempt('unsubscribe', 3)).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await subscribe('reader+more@example.com', {}, '10.0.5.3')).status).toBe(201)
  await emailsTo(site, 'reader@example.com', 3)
  await expect(emailsTo(site, 'reader+more@example.com', 1, 1500)).rejects.toThrow('reader+more')
})

test('who subscribes many times at once is asked once, also when one of the times fails', async () => {
  const subscribe = (email: string) => post(site, '/api/subscriptions', { email }, from('10.0.12.1'))
  const answers = await Promise.all(['', '', '+a', '+b'].map((label) => subscribe(`hasty${label}@example.com`)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const find = site.payload.find
  // Not for the worker, which would try its email again minutes later.
  site.payload.find = (options) => (options.collection === 'subscriptions' ? Promise.reject(new Error('The database is away.')) : find(options))
  expect((await subscribe('hasty@example.com')).status).toBe(500)
  site.payload.find = find
  expect((await subscribe('hasty@example.com')).status).toBe(201)
  const { docs } = await site.payload.find({ collection: 'subscriptions', where: { email: { like: 'hasty' } }, pagination: false })
  const sent = async () => {
    const { totalDocs } = await site.payload.count({ collection: 'emails', where: { and: [{ state: { equals: 'handedOver' } }, { or: docs.map(({ id }) => ({ key: { like: `subscription-${id}-confirm` } })) }] } })
    return totalDocs
  }
  await eventually(async () => expect(await sent()).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await sent()).toBe(1)
})

test('nobody changes by typing the address what its reader is asked, or has confirmed', async () => {
  const email = 'confirmed@example.com'
  const form = { fullName: 'Nino Beridze', email, organization: 'Library', country: 'GE', subject: 'News' }
  const stored = async () => (await site.payload.find({ collection: 'subscriptions', where: { email: { equals: email } } })).docs
  const subscribe = async (more: object, address: string) => {
    const answer = await post(site, '/api/subscriptions', { ...form, ...more }, from(address))
    return [answer.status, await answer.text()]
  }
  const [first, other] = [await subscribe({}, '10.0.7.1'), { fullName: 'Somebody Else', organization: 'Elsewhere', country: 'FR' }]
  expect([first[0], await subscribe(other, '10.0.7.2')]).toEqual([201, first])
  expect(await stored()).toMatchObject([{ fullName: 'Nino Beridze', state: 'pending' }])
  expect((await post(site, `${await ownPath(site, email, 'subscription')}/confirm`, {}, from('10.0.7.3'))).status).toBe(200)
  expect(await subscribe(other, '10.0.7.4')).toEqual(first)
  expect(await stored()).toMatchObject([{ fullName: 'Nino Beridze', organization: 'Library', country: 'GE', state: 'confirmed' }])
})

test('who has unsubscribed stays so, as they are, until they use the link of what was asked for anew', async () => {
  const email = 'former@example.com'
  const form = { fullName: 'Nino Beridze', email, organization: 'Library', country: 'საქართველო', subject: 'News' }
  const state = async () => (await site.payload.find({ collection: 'subscriptions', where: { email: { equals: email } } })).docs
  await post(site, '/api/subscriptions', form, from('10.0.8.1'))
  const path = await ownPath(site, email, 'subscription')
  for (const change of ['confirm', 'unsubscribe']) await post(site, `${path}/${change}`, {}, from('10.0.8.2'))
  const asked = { fullName: 'Nino Kapanadze', organization: 'Museum', country: 'Narnia', subject: 'Again' }
  expect((await post(site, '/api/subscriptions?lang=ge', { ...form, ...asked }, from('10.0.8.3'))).status).toBe(201)
  expect(await state()).toMatchObject([{ ...form, country: 'GE', state: 'unsubscribed' }])
  await emailTo(site, email, MESSAGES.ka.Emails.confirmHeading)
  const path2 = await ownPath(site, email, 'subscription')
  expect(path2).not.toBe(path)
  await post(site, `${path2}/confirm`, {}, from('10.0.8.4'))
  expect(await state()).toMatchObject([{ ...asked, locale: 'ka', state: 'confirmed', requested: null }])
})

test('whoever asks again for a link to choose a password does not end the link that was sent', async () => {
  const ask = (address: string) => post(site, '/api/auth/forgotPassword', { email: ADMIN.email }, from(address))
  const stored = async () => (await site.payload.find({ collection: 'users', where: { email: { equals: ADMIN.email } }, showHiddenFields: true })).docs[0]?.resetPasswordToken
  const first = await ask('10.0.11.1')
  const token = await stored()
  expect(token).toBeTruthy()
  const again = await ask('10.0.11.2')
  expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
  expect(await stored()).toBe(token)
})

test('links that strangers ask for do not use up those of the owner', LONG, async () => {
  const account = 'owner@leadx.example'
  await site.payload.create({ collection: 'users', data: { email: account, password: 'a long password', role: 'editor', isActivated: true } })
  /** Asks ten minutes after whoever asked last, and says whether a link was stored. */
  const getsLink = async (address: string) => {
    const stored = async () => (await site.payload.find({ collection: 'users', where: { email: { equals: account } }, showHiddenFields: true })).docs[0]?.resetPasswordToken
    const before = await stored()
    for (const key of [account, `${account} ${address}`]) for (const limit of ['resetLinks', 'resetLinksPerAddress'] as const) await resetUse(limit, key)
    await resetUse('postsPerEmail', `/api/auth/forgotPassword ${account}`)
    expect((await post(site, '/api/auth/forgotPassword', { email: account }, from(address))).status).toBe(200)
    return (await stored()) !== before
  }
  const often = async (times: number, address: string) => {
    const answers = []
    for (let count = 0; count < times; count += 1) answers.push(await getsLink(address))
    return answers.filter(Boolean).length
  }
  expect(await often(11, '10.0.12.1')).toBe(10)
  expect(await getsLink('10.0.12.2')).toBe(true)
  // Refused before, a request of the stranger takes no turn of the owner's.
  await resetUse('resetLinks', account)
  await post(site, '/api/auth/forgotPassword', { email: account }, from('10.0.12.1'))
  expect(await hasRoom('resetLinks', account)).toBe(true)
  // Thirty a day from everywhere, then one an hour.
  expect(await often(10, '10.0.12.3') + await often(9, '10.0.12.4')).toBe(19)
  expect([await getsLink('10.0.12.5'), await getsLink('10.0.12.6')]).toEqual([true, false])
  await resetUse('resetLinksAnHour', account)
  expect(await getsLink('10.0.12.7')).toBe(true)
})

test('a flood of sign-ins is turned away, waits for its own turn, and holds up nobody else', async () => {
  const nobody = { email: 'nobody@leadx.example', password: 'x' }
  const answers: number[] = []
  const flood = Array.from({ length: 60 }, async (_, index) => {
    const answer = await post(site, '/api/auth/login', nobody, from(`10.0.8.${index}`))
    answers.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
  expect((await site.fetch('/api/faqs?limit=1')).status).toBe(200)
  expect(answers.filter((status) => status === 401), 'before a read is answered').toEqual([])
  await Promise.all(flood)
  // Two are checked and twenty wait.
  expect(answers.filter((status) => status === 401)).toHaveLength(22)
  expect(answers.filter((status) => status === 429)).toHaveLength(38)
})

test('nobody locks others out: failures count for where they come from, and a browser that has signed in before passes', LONG, async () => {
  const login = (password: string, address: string, device = '') => post(site, '/api/auth/login', { email: ADMIN.email, password }, { ...from(address), ...(device && { 'known-device': device }) })
  const fails = async (times: number, address: string, device?: string) => {
    for (let count = 0; count < times; count += 1) expect((await login('not this one', address, device)).status).toBe(401)
  }
  const first = await login(ADMIN.password, '10.0.9.1')
  const device = cookieOf(first, 'known-device')
  expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith('known-device='))).toMatch(/; HttpOnly; Path=\/; Max-Age=31536000; SameSite=Lax$/)
  await fails(5, '10.0.9.2')
  expect((await login(ADMIN.password, '10.0.9.2')).status, 'locked where it was tried').toBe(401)
  expect((await login(ADMIN.password, '10.0.9.3')).status, 'elsewhere').toBe(200)
  expect((await login(ADMIN.password, '10.0.9.2', device)).status, 'the known browser beside it').toBe(200)
  for (const made of [`${device}x`, device.replace(/^[^.]*/, 'x'), 'x.y.z']) expect((await login(ADMIN.password, '10.0.9.2', made)).status, made).toBe(401)
  await fails(5, '10.0.9.4', device)
  expect((await login(ADMIN.password, '10.0.9.4', device)).status, 'it has five tries itself').toBe(401)
  // Many addresses that try one account, as far as they have come already.
  const guesses = Array.from({ length: 100 }, () => countFailedSignIn('password', ADMIN.email, { address: '10.0.9.5', device: null }))
  await Promise.all(guesses)
  expect((await login(ADMIN.password, '10.0.9.6')).status, 'strangers are shut out').toBe(401)
  expect((await login(ADMIN.password, '10.0.9.6', cookieOf(await login(ADMIN.password, '10.0.9.6', newDevice(ADMIN.email)), 'known-device'))).status).toBe(200)
})

test('a browser that has signed in before passes strangers who use up the tries of an address, and those who wait', async () => {
  const nobody = { email: 'nobody@leadx.example', password: 'x' }
  const tries = await Promise.all(Array.from({ length: 21 }, () => post(site, '/api/auth/login', {}, from('10.0.10.1'))))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
  const flood = Array.from({ length: 30 }, (_, index) => post(site, '/api/auth/login', nobody, from(`10.0.10.${index + 2}`)))
  const known = post(site, '/api/auth/login', ADMIN, { ...from('10.0.10.1'), 'known-device': newDevice(ADMIN.email) })
  expect((await known).status).toBe(200)
  expect((await Promise.all(flood)).map(({ status }) => status)).toContain(429)
})

test('a limit that another route’s classes count is told by its fields', async () => {
  const limiters: Record<string, unknown> = processState('rateLimiters', () => ({}))
  const { confirmationsAnHour } = limiters
  limiters.confirmationsAnHour = { consume: () => Promise.reject(Object.assign(new Error(), { msBeforeNext: 1500 })) }
  await expect(countUse('confirmationsAnHour', 'x')).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: 2 })
  expect(await hasRoom('confirmationsAnHour', 'x')).toBe(false)
  limiters.confirmationsAnHour = confirmationsAnHour
})
