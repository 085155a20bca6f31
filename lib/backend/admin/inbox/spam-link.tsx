import type { ServerProps } from 'payload'
import { SPAM } from '../../contact-messages/spam'
import { listUrl } from '../../content/list-url'
import styles from '../staff.module.css'

/** Above the list of messages, which leaves spam out. */
export async function SpamLink({ payload }: ServerProps) {
  const { totalDocs } = await payload.count({ collection: 'messages', where: { state: { equals: SPAM } } })
  if (totalDocs === 0) return null
  return (
    <div className={styles.links}>
      <a href={listUrl('messages', { state: { equals: SPAM } })}>{`Spam (${totalDocs})`}</a>
    </div>
  )
}
