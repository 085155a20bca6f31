import type { PayloadRequest } from 'payload'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { isInConflict, type Applicant } from '@/lib/site/review/conflicts'
import { isDeactivated } from '../../accounts'
import { relationId } from '../../database/relation-id'
import type { Accelerator, ReviewAssignment, ReviewRound, User } from '../../payload-types'

/** The jurors of a round who can still read. */
export async function findActiveJurors(req: PayloadRequest, { jurors }: Pick<ReviewRound, 'jurors'>): Promise<User[]> {
  const ids = (jurors ?? []).map(relationId)
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<User>({ collection: 'users', where: { id: { in: ids } }, pagination: false, req })
  return docs.filter((account) => account.role === 'juror' && !isDeactivated(account)).sort((one, other) => one.id.localeCompare(other.id))
}

/** Why jurors cannot read an application. */
interface Excluded {
  byConflict: number
  byLanguage: number
}

/** Who may read an application: nobody in conflict, whether the addresses say so or somebody has declared it, and whoever reads its language. */
export function eligibleJurors(application: Accelerator, jurors: readonly User[], declared: readonly ReviewAssignment[]): Excluded & { eligible: string[] } {
  const applicant = toApplicant(application)
  const inConflict = new Set(declared.filter((one) => one.application === application.id && one.juror).map(({ juror }) => relationId(juror ?? '')))
  const result = { eligible: [] as string[], byConflict: 0, byLanguage: 0 }
  for (const { id, email, name, organization, languages } of jurors) {
    if (inConflict.has(id) || isInConflict({ email, fullName: name ?? '', organization: organization ?? '' }, applicant)) result.byConflict += 1
    else if (languages?.length && !languages.includes(application.locale)) result.byLanguage += 1
    else result.eligible.push(id)
  }
  return result
}

/** For staff, such as "1 of 3 readers is missing: 2 jurors are in conflict, and 1 does not read ქართული." */
export function unplacedReason({ byConflict, byLanguage }: Excluded, { missing, wanted, locale }: { missing: number; wanted: number; locale: Locale }): string {
  const reasons = [
    ...(byConflict > 0 ? [byConflict === 1 ? '1 juror is in conflict' : `${byConflict} jurors are in conflict`] : []),
    ...(byLanguage > 0 ? [`${byLanguage === 1 ? '1 juror does' : `${byLanguage} jurors do`} not read ${LOCALE_TABLE[locale].ownName}`] : []),
  ]
  return `${missing} of ${wanted} readers ${missing === 1 ? 'is' : 'are'} missing: ${reasons.join(', and ') || 'the round has too few jurors'}.`
}

function toApplicant({ email, fullName, organization, motivation, link, projectName, answers }: Accelerator): Applicant {
  const written = Object.values(answers ?? {}).filter((answer) => typeof answer === 'string')
  return { email, fullName, organization: organization ?? '', texts: [motivation ?? '', link ?? '', projectName ?? '', ...written] }
}
