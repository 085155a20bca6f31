import type { PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import { JurorBodySchema, type JurorBody } from '@/lib/contract/review/reviews'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { isDeactivated, withoutOwnPassword } from '../../accounts'
import { recordInAuditLog } from '../../audit-log'
import { findEvent } from '../../content/find-event'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { runStatement, sql } from '../../database/statement'
import { inLockedTransaction } from '../../database/transaction'
import { parseBody } from '../../submissions/body'
import type { User } from '../../payload-types'
import { languageOf, queueJurorInvitation } from './juror-emails'
import { findRound } from './rounds'

interface Invited {
  isNew: boolean
  juror: { _id: string; email: string; fullName: string }
}

/** Invites somebody to read in a round: whoever has no account yet by a link to choose a password. */
export async function inviteJuror({ payload, user }: Caller, roundId: string, fields: Record<string, unknown>, locale: Locale): Promise<Invited> {
  const body = parseBody(JurorBodySchema, fields, locale)
  const { event: eventId } = await findRound(payload, roundId, locale)
  return inLockedTransaction(payload, locale, relationId(eventId), async (req) => {
    Object.assign(req, { user })
    const t = getTranslations({ locale, namespace: 'ApiErrors' })
    const { phase, jurors } = await findRound(payload, roundId, locale, req)
    if (phase === 'told') throw new ContractError('conflict', t('roundTold'))
    const email = body.email.toLowerCase()
    const known = await payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } }, req })
    if (known && !['juror', 'user'].includes(known.role)) throw new ContractError('conflict', t('jurorIsStaff'), { email: t('jurorIsStaff') })
    if (known && isDeactivated(known)) throw new ContractError('conflict', t('jurorInactive'), { email: t('jurorInactive') })
    const account = await saveAccount(req, { ...body, email }, known, locale)
    const ids = (jurors ?? []).map(relationId)
    if (!ids.includes(account.id)) await addJuror(req, roundId, account.id, ids.length + 1)
    const language = languageOf(account)
    const [round, event] = [await findRound(payload, roundId, language, req), await findEvent(payload, relationId(eventId), language, req)]
    await queueJurorInvitation(req, account, { round, event })
    await recordInAuditLog(req, { action: 'invitedJuror', entity: 'review-rounds', document: roundId, title: round.title })
    return { isNew: !known, juror: { _id: account.id, email: account.email, fullName: account.name ?? '' } }
  })
}

/** Past the CMS, which saves a round in one language and asks for all its texts in that. */
async function addJuror(req: PayloadRequest, round: string, account: string, place: number): Promise<void> {
  await runStatement(req.payload, sql`insert into review_rounds_rels ("order", parent_id, path, users_id) values (${place}, ${round}, 'jurors', ${account})`, req)
  await runStatement(req.payload, sql`update review_rounds set updated_at = ${new Date().toISOString()} where id = ${round}`, req)
}

/** A visitor who is invited becomes a juror; what a juror has said of themselves is replaced by what is sent. */
async function saveAccount(req: PayloadRequest, { email, fullName, organization, languages, locale: named }: JurorBody, known: User | null, locale: Locale): Promise<User> {
  const read = [...new Set(languages.flatMap((language) => toLocale(language) ?? []))]
  const about = { role: 'juror' as const, ...(organization && { organization }), ...(read.length > 0 && { languages: read }) }
  if (!known) {
    const data = { ...about, email, name: fullName, language: toLocale(named) ?? locale, isActivated: true, ...withoutOwnPassword() }
    return req.payload.create({ collection: 'users', data, depth: 0, req })
  }
  const language = toLocale(named)
  return req.payload.update({ collection: 'users', id: known.id, data: { ...about, ...(!known.name && { name: fullName }), ...(language && { language }) }, depth: 0, req })
}
