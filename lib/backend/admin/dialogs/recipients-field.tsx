import type { AnnouncementPreview } from '../../announcements/preview-endpoint'
import { STANDING_NAMES, STANDINGS, type Standing } from '../../email/standing'

interface RecipientsFieldProps {
  preview: AnnouncementPreview
  to: Standing | undefined
  onChoose: (to: Standing | undefined) => void
}

/** Whom an announcement goes to: everyone, or one group of those there are. */
export function RecipientsField({ preview: { count: everyone, recipients }, to, onChoose }: RecipientsFieldProps) {
  const countOf = (standing: Standing) => recipients.reduce((sum, one) => sum + (one.standing === standing ? one.count : 0), 0)
  const groups = STANDINGS.filter((standing) => standing === to || countOf(standing) > 0)
  return (
    <label>
      To
      <select value={to ?? ''} onChange={({ target }) => onChoose(STANDINGS.find((standing) => standing === target.value))}>
        <option value="">{`Everyone: ${everyone}`}</option>
        {groups.map((standing) => (
          <option key={standing} value={standing}>{`Only ${STANDING_NAMES[standing]}: ${countOf(standing)}`}</option>
        ))}
      </select>
    </label>
  )
}
