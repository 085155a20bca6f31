import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Prose } from '@/components/ui/prose'
import type { Privacy } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import styles from './privacy-statement.module.css'

/** While staff have written no statement, it says where to ask. */
export async function PrivacyStatement({ privacy }: { privacy: Translated<Privacy> }) {
  const t = await getTranslations('PrivacyPage')
  return (
    <div className={styles.statement}>
      {privacy.text ? (
        <Prose html={privacy.text} lang={languageOf(privacy, 'text')} size="article" />
      ) : (
        <>
          <p className={styles.empty}>{t('empty')}</p>
          <ButtonLink href={`${pathTo('connect')}#message`}>{t('ask')}</ButtonLink>
        </>
      )}
    </div>
  )
}
