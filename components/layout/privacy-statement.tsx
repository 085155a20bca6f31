import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Page } from '@/components/ui/layout/page'
import { LongProse } from '@/components/ui/long-prose'
import type { Privacy } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { contentsOf } from '@/lib/site/text/contents'
import { pathTo } from '@/lib/site/routes'
import styles from './privacy-statement.module.css'

/** While staff have written no statement, it says where to ask. */
export async function PrivacyStatement({ privacy }: { privacy: Translated<Privacy> }) {
  const t = await getTranslations('PrivacyPage')
  const { html, headings } = contentsOf(privacy.text)
  return (
    <Page pad="end" className={styles.statement}>
      {privacy.text ? (
        <>
          {headings.length > 1 && (
            <nav className={styles.index} data-no-print="" aria-label={t('contents')}>
              <ol lang={languageOf(privacy, 'text')}>
                {headings.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <LongProse html={html} lang={languageOf(privacy, 'text')} className={styles.text} />
        </>
      ) : (
        <>
          <p className={styles.empty}>{t('empty')}</p>
          <ButtonLink href={`${pathTo('connect')}#message`}>{t('ask')}</ButtonLink>
        </>
      )}
    </Page>
  )
}
