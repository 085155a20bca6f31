import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import type { InboxSlug } from '../../access/desk'
import { formatSiteTime } from '../times/site-time'
import styles from '../staff.module.css'

interface EntryProps {
  payload: Payload
  collection: InboxSlug
  entry: { id: string; state: string; createdAt: string; fullName?: string | null; email: string }
  title: string
  /** What else is known; what is empty is left out. */
  facts: (string | false | null | undefined)[]
  isDuplicate?: boolean
  children?: ReactNode
}

/** What somebody sent once, with a link to its form. */
export function Entry({ payload, collection, entry: { id, state, createdAt, fullName, email }, title, facts, isDuplicate = false, children }: EntryProps) {
  return (
    <li>
      <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
      <p className={styles.muted}>{[stateLabel(payload, collection, state), `sent ${formatSiteTime(createdAt)}`, fullName, email, ...facts].filter(Boolean).join(' · ')}</p>
      {isDuplicate && (
        <p>
          <strong>One of several for the same thing.</strong>
        </p>
      )}
      {children}
    </li>
  )
}

function stateLabel({ collections }: Payload, collection: InboxSlug, state: string): string {
  const field = collections[collection].config.flattenedFields.find(({ name }) => name === 'state')
  const option = field?.type === 'select' ? field.options.find((one) => typeof one !== 'string' && one.value === state) : undefined
  return typeof option === 'object' ? String(option.label) : state
}
