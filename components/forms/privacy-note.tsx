import { getTranslations } from 'next-intl/server'
import type { Privacy } from '@/lib/contract/commons'
import type { Translated } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './privacy.module.css'
import { PrivacyText } from './privacy-text'

interface PrivacyNoteProps {
  /** What the data are for: an answer, or the letters that one subscribes to. */
  purpose: 'answer' | 'newsletter'
  /** The privacy text, where there is room to read it. */
  privacy?: Translated<Privacy>
}

/** Says what becomes of what is sent, where no box is asked for. */
export async function PrivacyNote({ purpose, privacy }: PrivacyNoteProps) {
  const t = await getTranslations('PrivacyNote')
  return (
    <div className={styles.note}>
      <p>{t.rich(purpose, { link: (words) => <Link href={pathTo('privacy')}>{words}</Link> })}</p>
      {privacy && <PrivacyText privacy={privacy} />}
    </div>
  )
}
