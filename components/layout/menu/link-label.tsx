import { Badge } from '@/components/ui/badge'
import styles from './link-label.module.css'
import type { LabelledLink } from './navigation-entries'

export function LinkLabel({ link: { label, lang, note } }: { link: Pick<LabelledLink, 'label' | 'lang' | 'note'> }) {
  return (
    <>
      <span lang={lang}>{label}</span>
      {note && (
        <>
          {' '}
          <span className={styles.note}>
            <Badge tone="alert">{note}</Badge>
          </span>
        </>
      )}
    </>
  )
}
