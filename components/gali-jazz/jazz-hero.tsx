import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Picture } from '@/components/ui/pictures/picture'
import type { GaliJazz } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import styles from './jazz-hero.module.css'

export async function JazzHero({ galiJazz, title }: { galiJazz: Translated<GaliJazz>; title: string }) {
  const t = await getTranslations('Breadcrumb')
  const titleLang = languageOf(galiJazz, 'title')
  // A short title is set across the whole poster, a long one smaller.
  const size = { '--letters': [...title].length } as CSSProperties
  return (
    <header className={`${styles.hero} ${galiJazz.image ? styles.poster : ''}`}>
      {galiJazz.image && <Picture image={galiJazz.image} sizes="100vw" className={styles.image} priority />}
      <div className={styles.inner}>
        <Breadcrumb trail={[{ label: t('home'), href: pathTo('home') }, { label: title, lang: titleLang }]} label={t('label')} />
        <div className={styles.words}>
          <h1 className={styles.title} lang={titleLang} style={size}>
            {title}
          </h1>
          {galiJazz.lead && (
            <p className={styles.lead} lang={languageOf(galiJazz, 'lead')}>
              {galiJazz.lead}
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
