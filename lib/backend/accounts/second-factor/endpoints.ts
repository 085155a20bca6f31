import { Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { env } from '@/lib/env'
import { CLIENT_ADDRESS_HEADER } from '@/lib/site/constants'
import { MINUTE } from '@/lib/site/text/durations'
import { readStaffBody } from '../../access/desk'
import { refusal } from '../../access/refusal'
import { hasStaffRole, isAdministrator } from '../../access/rules'
import { auditedAction } from '../../audit-log'
import type { User } from '../../payload-types'
import { checkPresentPassword } from '../present-password'
import { withSessionSemaphore, lockSessions } from '../session-writes'
import { countFailedSignIn, forgetFailedSignIns, isSignInLocked, signInSource } from '../sign-in-source'
import { acceptedCode } from './accepted-code'
import { changeAccount } from './change-account'
import { newRecoveryCodes } from './recovery-codes'
import { seal, unseal } from '../../access/sealed'
import { hashAll, newFactor, NO_FACTOR } from './stored-factor'
import { newTotpSecret, totpAddress, totpPeriod } from './totp'

const SETUP = 'second factor setup'
const SETUP_LENGTH = 15 * MINUTE

const PasswordSchema = z.object({ presentPassword: z.string() })
const ProofSchema = PasswordSchema.extend({ code: z.string().max(20) })
const ConfirmSchema = z.object({ setup: z.string().max(1000), code: z.string().max(20) })
const SetupSchema = z.object({ secret: z.string(), expires: z.number() })

type Action = 'secondFactorOn' | 'secondFactorOff' | 'changed'

/** `GET /cms/api/users/second-factor`: what the account of the caller has. */
const read: Endpoint = {
  path: '/second-factor',
  method: 'get',
  handler: async (req) => {
    const { secondFactorSince, recoveryCodes } = await ownAccount(req)
    return Response.json({ since: secondFactorSince ?? null, recoveryCodes: recoveryCodes?.length ?? 0, isRequired: env().STAFF_SECOND_FACTOR })
  },
}

/** `POST …/begin`: a new secret, which nothing keeps until a code proves that an app knows it. */
const begin: Endpoint = {
  path: '/second-factor/begin',
  method: 'post',
  handler: async (req) => {
    const account = await ownAccountByPassword(req)
    if (account.secondFactorSecret) throw refusal('This account has a second factor already.', 409)
    const secret = newTotpSecret()
    const address = totpAddress(secret, account.email)
    const setup = seal(JSON.stringify({ secret, expires: Date.now() + SETUP_LENGTH }), SETUP, account.id)
    return Response.json({ secret, address, picture: renderSVG(address, { border: 2 }), setup })
  },
}

/** `POST …/confirm`: from now on it is needed; other sessions of the account end. */
const confirm: Endpoint = {
  path: '/second-factor/confirm',
  method: 'post',
  handler: async (req) => {
    const account = await ownAccount(req)
    if (account.secondFactorSecret) throw refusal('This account has a second factor already.', 409)
    const { setup, code } = await readStaffBody(req, ConfirmSchema, 'Type the code that the app shows.')
    const opened = SetupSchema.safeParse(JSON.parse(unseal(setup, SETUP, account.id) ?? 'null'))
    if (!opened.success || opened.data.expires < Date.now()) throw refusal('This took too long. Please begin again.', 400)
    const period = totpPeriod(opened.data.secret, code.replace(/\s/g, ''))
    if (!period) throw refusal('This code is not right. Check the clock of your phone and try the next one.', 400)
    const recoveryCodes = newRecoveryCodes()
    const { _sid: present } = (req.user ?? {}) as { _sid?: string }
    const factor = newFactor(account.id, opened.data.secret, period, recoveryCodes)
    await changeAlone(req, account, ({ sessions }) => ({ ...factor, sessions: (sessions ?? []).filter(({ id }) => id === present) }), 'secondFactorOn')
    return Response.json({ message: 'The second factor is on.', recoveryCodes })
  },
}

/** `POST …/recovery-codes`: new ones; the former ones no longer work. */
const renewCodes: Endpoint = {
  path: '/second-factor/recovery-codes',
  method: 'post',
  handler: async (req) => {
    const recoveryCodes = newRecoveryCodes()
    await changeByCode(req, ({ id }) => ({ recoveryCodes: hashAll(id, recoveryCodes) }), 'changed')
    return Response.json({ message: 'The previous recovery codes no longer work.', recoveryCodes })
  },
}

/** `POST …/remove`, for one’s own account. */
const remove: Endpoint = {
  path: '/second-factor/remove',
  method: 'post',
  handler: async (req) => {
    await changeByCode(req, () => NO_FACTOR, 'secondFactorOff')
    return Response.json({ message: 'The second factor is off.' })
  },
}

/** `POST /cms/api/users/<id>/second-factor/reset`, for administrators, when somebody has lost app and codes. */
const reset: Endpoint = {
  path: '/:id/second-factor/reset',
  method: 'post',
  handler: async (req) => {
    if (!isAdministrator(req)) throw new Forbidden(req.t)
    const id = String(req.routeParams?.id)
    if (id === req.user?.id) throw refusal('Remove your own second factor with your password and a code.', 409)
    await changeAlone(req, await findAccount(req, id), () => ({ ...NO_FACTOR, sessions: [] }), 'secondFactorOff')
    return Response.json({ message: 'The second factor is off, and the account is signed out.' })
  },
}

export const secondFactorEndpoints: Endpoint[] = [read, begin, confirm, renewCodes, remove, reset]

async function ownAccountByPassword(req: PayloadRequest): Promise<User> {
  const account = await ownAccount(req)
  const { presentPassword } = await readStaffBody(req, PasswordSchema, 'Type your present password.')
  await checkPresentPassword(presentPassword, account.id, req)
  return account
}

/** Asks for password and code: a session that was found open and a password that was overheard are not enough. */
async function changeByCode(req: PayloadRequest, changed: (account: User) => Partial<User>, action: Action): Promise<void> {
  const account = await ownAccount(req)
  const { presentPassword, code } = await readStaffBody(req, ProofSchema, 'Type your present password and a code.')
  await checkPresentPassword(presentPassword, account.id, req)
  if (!account.secondFactorSecret) throw refusal('This account has no second factor.', 409)
  const source = signInSource(req.headers, req.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown')
  if (await isSignInLocked(account.email, source)) throw refusal('Too many wrong codes. Please wait ten minutes.', 429)
  const change = (present: User) => {
    const used = acceptedCode(present, code)
    if (!used) throw refusal('This code is not right. Type the next one of the app, or a recovery code.', 400)
    return { ...used, ...changed(present) }
  }
  if (!acceptedCode(account, code)) await countFailedSignIn('code', account.email, source)
  await changeAlone(req, account, change, action)
  await forgetFailedSignIns('code', account.email, source)
}

/** @throws Forbidden for everybody but staff, whether they have to set up a second factor first or not */
async function ownAccount(req: PayloadRequest): Promise<User> {
  if (!req.user || !hasStaffRole(req)) throw new Forbidden(req.t)
  return findAccount(req, req.user.id)
}

async function findAccount(req: PayloadRequest, id: string): Promise<User> {
  const account = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  if (!account) throw new NotFound(req.t)
  return account
}

/** @param changed computes the changed fields from the account as it is when its turn has come */
function changeAlone(req: PayloadRequest, { id, email }: User, changed: (account: User) => Partial<User>, action: Action): Promise<void> {
  const write = async (transaction: PayloadRequest) => {
    await lockSessions(transaction, email)
    const data = changed(await findAccount(transaction, id))
    await changeAccount(transaction, id, data)
    const changedFields = action === 'changed' ? Object.keys(data).join(', ') : undefined
    return { result: undefined, entry: { action, entity: 'users' as const, document: id, changedFields } }
  }
  return withSessionSemaphore(email, () => auditedAction(req, write))
}
