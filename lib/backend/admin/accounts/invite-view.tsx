import { redirect } from 'next/navigation'
import type { AdminViewServerProps, OptionObject } from 'payload'
import { isAdministrator } from '../../access/rules'
import { StaffView } from '../staff-view'
import styles from '../staff.module.css'
import { InviteForm } from './invite-form'

/** Takes the place of the CMS's form for a new account, which asks for a password. */
export function InviteView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isAdministrator(req)) redirect('/admin')
  const role = req.payload.collections.users.config.flattenedFields.find(({ name }) => name === 'role')
  const roles = role?.type === 'select' ? role.options.filter((option): option is OptionObject => typeof option !== 'string') : []
  return (
    <StaffView view={view}>
      <h1>Invite a colleague</h1>
      <p className={`${styles.muted} ${styles.intro}`}>They get an email with a link, which works for seven days, and choose their password themselves.</p>
      <InviteForm roles={roles.map(({ value, label }) => [value, String(label)])} help={String(role?.admin && 'description' in role.admin ? role.admin.description : '')} />
    </StaffView>
  )
}
