import { getTranslations } from 'next-intl/server'
import type { Privacy } from '@/lib/contract/commons'
import type { Translated } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './privacy.module.css'
import { PrivacyText } from './privacy-text'

interface PrivacyNoteProps {
  purpose: 'answer' | 'newsletter'
  /** Left out where there is no room to read it. */
  privacy?: Translated<Privacy>
}

/** Says how the sent data is used, where no consent is needed. */
export async function PrivacyNote({ purpose, privacy }: PrivacyNoteProps) {
  const t = await getTranslations('PrivacyNote')
  return (
    <div className={styles.note}>
      <p>{t.rich(purpose, { link: (words) => <Link href={pathTo('privacy')}>{words}</Link> })}</p>
      {privacy && <PrivacyText privacy={privacy} />}
    </div>
  )
}
