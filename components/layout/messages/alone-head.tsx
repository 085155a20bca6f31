import { getTranslations } from 'next-intl/server'
import { Cluster } from '@/components/ui/layout/cluster'
import { Page } from '@/components/ui/layout/page'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import styles from './alone-head.module.css'
import { languageLinks } from './language-links'

/** The mark of the site's icon, in the page itself: a screen that stands alone asks for no file. */
const MARK =
  'M12 13.1L6.3 7.4L6 1.4L9.7 4.2L12 .6L14.3 4.2L18 1.4L17.7 7.4ZM10.7 14.4L5.1 8.8A8.9 8.9 0 0 0 5.1 20ZM13.3 14.4L18.9 20A8.9 8.9 0 0 0 18.9 8.8ZM12 15.7L17.6 21.3A8.9 8.9 0 0 1 6.4 21.3Z'

/** Above a screen without header: whose site it is, and the same in the other language. */
export async function AloneHead({ locale }: { locale: Locale }) {
  const t = await getTranslations('Frame')
  return (
    <Page as="header" className={styles.head}>
      <a href={pathTo('home')} className={styles.brand}>
        <svg viewBox="3 0 18 24" width="27" height="36" fill="currentColor" aria-hidden="true">
          <path d={MARK} />
        </svg>
        {t('siteName')}
      </a>
      <Cluster as="p" gap={4} isOneRow className={styles.languages}>
        {languageLinks(locale).map(({ href, label, lang }) => (
          <a key={lang} href={href} lang={lang} hrefLang={lang}>
            {label}
          </a>
        ))}
      </Cluster>
    </Page>
  )
}
