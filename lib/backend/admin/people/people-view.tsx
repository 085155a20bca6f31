import { Button } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isDesk } from '../../access/rules'
import { readHistory } from '../../inbox/history'
import { Input } from '../saving/fields'
import styles from '../staff.module.css'
import { StaffView } from '../staff-view'
import { PEOPLE } from '../paths'
import { PersonHistory } from './person-history'

/** Everything from one address: `/admin/people?email=…`; without an address, the form that asks for one. */
export async function PeopleView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isDesk(req)) redirect('/admin')
  const [typed = ''] = [view.searchParams?.email ?? ''].flat()
  const history = typed.includes('@') ? await readHistory(req, typed) : null
  return (
    <StaffView view={view}>
      <h1>History of a person</h1>
      <p className={`${styles.muted} ${styles.intro}`}>Everything that one email address has sent, was sent, and was checked in with. Who looks is recorded in the audit log.</p>
      <form action={PEOPLE} className={styles.form} role="search">
        <Input label="Email address" name="email" inputMode="email" autoComplete="off" required maxLength={254} defaultValue={typed} />
        <Button type="submit" margin={false}>
          Show
        </Button>
      </form>
      {typed !== '' && !history && <p role="alert">Enter the full email address.</p>}
      {history && <PersonHistory payload={req.payload} history={history} />}
    </StaffView>
  )
}
