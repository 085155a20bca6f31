import type { AssignedRound } from '@/lib/contract/review/reviews'
import { StaffTable } from '../staff-table'
import styles from '../staff.module.css'
import type { KnownJuror } from './juror-progress'
import { loadsSentence } from './round-sentences'

interface AssignedResultProps {
  result: AssignedRound
  jurors: readonly KnownJuror[]
  names: ReadonlyMap<string, string>
}

/** What came of an assignment: who reads how many, and what has too few readers. */
export function AssignedResult({ result: { loads, unplaced, fault }, jurors, names }: AssignedResultProps) {
  const named = new Map(jurors.map(({ id, fullName }) => [id, fullName]))
  return (
    <section className={styles.section} role="status">
      <h3>{loadsSentence(loads)}</h3>
      {fault && <p className={styles.warning}>{fault}</p>}
      {loads.length > 0 && <StaffTable headings={['Juror', 'Applications']} rows={loads.map(({ juror, count }) => ({ key: juror, cells: [named.get(juror) ?? juror, count] }))} />}
      {unplaced.length > 0 && (
        <>
          <h3>Too few readers</h3>
          <StaffTable
            headings={['Application', 'Why']}
            rows={unplaced.map(({ application, reason }) => ({ key: application, href: `/admin/collections/accelerators/${application}`, cells: [names.get(application) ?? application, reason] }))}
          />
        </>
      )}
    </section>
  )
}
