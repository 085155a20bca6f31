import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { REVIEW } from '@/lib/site/constants'
import { isAdministrator, isDesk } from '../../access/rules'
import { isDeactivated } from '../../accounts'
import { relationId } from '../../database/relation-id'
import { PHASE_WORDS } from '../../review/rounds/phase-words'
import { isBlind, listRounds } from '../../review/rounds/rounds'
import { ROUNDS } from '../paths'
import { StaffTable } from '../staff-table'
import { StaffView } from '../staff-view'
import { formatSiteTime } from '../times/site-time'
import { CopyRoundForm } from './copy-round-form'
import { RoundDesk } from './round-desk'
import type { KnownJuror } from './juror-progress'
import styles from '../staff.module.css'

const FORMS = '/admin/collections/review-rounds'

/** What the desk does with a round: `/admin/rounds/<key of the round>`; without a key, the rounds to choose from. */
export async function RoundsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isDesk(req)) redirect('/admin')
  const [, id] = [view.params?.segments ?? []].flat()
  const round = id ? await findRoundOf(req, id) : null
  if (id && !round) redirect(ROUNDS)
  return <StaffView view={view}>{round ? <Round round={round} isAdmin={isAdministrator(req)} /> : <Rounds req={req} />}</StaffView>
}

async function Rounds({ req }: { req: PayloadRequest }) {
  const rounds = await listRounds(req, 'en')
  return (
    <>
      <h1>Rounds of the jury</h1>
      <p className={`${styles.muted} ${styles.intro}`}>A round has its criteria, its jurors and its dates; here its readings are assigned, ranked and decided.</p>
      <ul className={styles.links}>
        <li>
          <a href={`${FORMS}/create`}>Make a round</a>
        </li>
      </ul>
      {rounds.length > 0 && (
        <>
          <StaffTable
            headings={['Round', 'Phase', 'Reading ends', 'Read']}
            rows={rounds.map(({ id, title, phase, closesAt, sent, total }) => ({ key: id, href: `${ROUNDS}/${id}`, cells: [title, PHASE_WORDS[phase], closesAt ? formatSiteTime(closesAt) : '–', `${sent} of ${total}`] }))}
          />
          <CopyRoundForm rounds={rounds.map(({ id, title }) => ({ id, title }))} />
        </>
      )}
    </>
  )
}

type RoundOf = NonNullable<Awaited<ReturnType<typeof findRoundOf>>>

function Round({ round: { id, title, phase, closesAt, isWithoutNames, isUnblinded, jurors }, isAdmin }: { round: RoundOf; isAdmin: boolean }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.muted}>
        {PHASE_WORDS[phase]}
        {closesAt && `. Reading ends on ${formatSiteTime(closesAt)}`}. Its phase, dates, criteria and places are set in its form.
      </p>
      <ul className={styles.links}>
        <li>
          <a href={`${FORMS}/${id}`}>Form of the round</a>
        </li>
        <li>
          <a href={`${REVIEW}/${id}`}>As jurors read</a>
        </li>
        <li>
          <a href={ROUNDS}>All rounds</a>
        </li>
      </ul>
      <RoundDesk id={id} phase={phase} jurors={jurors} mayUnblind={isAdmin && isWithoutNames} isUnblinded={isUnblinded} />
    </>
  )
}

async function findRoundOf({ payload, user }: PayloadRequest, id: string) {
  const where = { id: { equals: id } }
  const { docs } = await payload.find({ collection: 'review-rounds', where, locale: 'en', fallbackLocale: 'ka', limit: 1, pagination: false, depth: 0, overrideAccess: false, user })
  const [round] = docs
  if (!round) return null
  const ids = (round.jurors ?? []).map(relationId)
  const found = await payload.find({ collection: 'users', where: { id: { in: ids } }, depth: 0, pagination: false, select: { name: true, email: true, isActivated: true } })
  const jurors = found.docs.map((account): KnownJuror => ({ id: account.id, fullName: account.name || account.email, email: account.email, isActive: !isDeactivated(account) }))
  return { id: round.id, title: round.title, phase: round.phase, closesAt: round.closesAt ?? null, isWithoutNames: isBlind(round), isUnblinded: Boolean(round.unblindedAt), jurors }
}
