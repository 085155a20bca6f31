import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import buttons from '@/components/ui/button-link.module.css'
import { EmptyChair } from '@/components/ui/drawings/empty-chair'
import { Icon } from '@/components/ui/icon'
import { Prose } from '@/components/ui/prose'
import type { Careers } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import styles from './careers-section.module.css'
import { TitledSection } from './titled-section'

/** What it is like to work here, and a folded form to apply, which most visitors do not need. */
export async function CareersSection({ careers, children }: { careers: Translated<Careers>; children: ReactNode }) {
  const t = await getTranslations('CareersSection')
  return (
    <TitledSection id="careers" title={careers.title || t('title')} titleLang={languageOf(careers, 'title')} foot={<EmptyChair className={styles.chair} />}>
      <Prose html={careers.text} lang={languageOf(careers, 'text')} />
      <p>{t('text')}</p>
      <details className={styles.form}>
        <summary className={`${buttons.button} ${buttons.outline} ${buttons.large} ${styles.open}`}>
          {t('open')}
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </TitledSection>
  )
}
