import { getTranslations } from 'next-intl/server'
import type { Privacy } from '@/lib/contract/commons'
import type { Translated } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './privacy.module.css'
import { PrivacyText } from './privacy-text'

/** Says what becomes of what is sent, where no box is asked for. */
export async function PrivacyNote({ privacy }: { privacy?: Translated<Privacy> }) {
  const t = await getTranslations('PrivacyNote')
  return (
    <div className={styles.note}>
      <p>{t.rich('note', { link: (words) => <Link href={pathTo('privacy')}>{words}</Link> })}</p>
      {privacy && <PrivacyText privacy={privacy} />}
    </div>
  )
}
