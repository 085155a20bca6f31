import type { AnnouncementPreview } from '../../announcements/preview-endpoint'
import { STATUS_NAMES, RECIPIENT_STATUSES, type RecipientStatus } from '../../email/recipients'
import { Choice } from '../saving/fields'

interface RecipientsFieldProps {
  preview: AnnouncementPreview
  to: RecipientStatus | undefined
  onChoose: (to: RecipientStatus | undefined) => void
}

/** Whom an announcement goes to: everyone, or one group of those there are. */
export function RecipientsField({ preview: { count: everyone, recipients }, to, onChoose }: RecipientsFieldProps) {
  const countOf = (status: RecipientStatus) => recipients.reduce((sum, one) => sum + (one.status === status ? one.count : 0), 0)
  const groups = RECIPIENT_STATUSES.filter((status) => status === to || countOf(status) > 0)
  return (
    <Choice
      label="To"
      value={to ?? ''}
      onChange={({ target }) => onChoose(RECIPIENT_STATUSES.find((status) => status === target.value))}
      empty={`Everyone: ${everyone}`}
      options={groups.map((status) => [status, `Only ${STATUS_NAMES[status]}: ${countOf(status)}`])}
    />
  )
}
