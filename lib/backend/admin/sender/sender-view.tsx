import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAdministrator } from '../../access/rules'
import { readLastCheck } from '../../sender-check'
import styles from '../staff.module.css'
import { StaffView } from '../staff-view'
import { SenderCheck } from './sender-check'

/** Whether emails of the site can arrive, by what the DNS and the mail server say. */
export async function SenderView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isAdministrator(req)) redirect('/admin')
  return (
    <StaffView view={view}>
      <h1>The sender of emails</h1>
      <p className={`${styles.muted} ${styles.intro}`}>
        Mailboxes refuse or hide emails whose sender they cannot check. This asks the DNS about SPF, DKIM, DMARC and the mail servers of the sender, and the mail server of the site whether it takes the sender. Nothing
        is sent.
      </p>
      <SenderCheck last={await readLastCheck(req.payload)} />
    </StaffView>
  )
}
