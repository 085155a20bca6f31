import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SealedEnvelope } from '@/components/ui/drawings/sealed-envelope'
import styles from './subscribe-section.module.css'
import { TitledSection } from './titled-section'

/** How to get on the mailing list, with the form for it. */
export async function SubscribeSection({ children }: { children: ReactNode }) {
  const t = await getTranslations('SubscribeSection')
  return (
    <TitledSection id="subscribe" title={t('title')} intro={t('intro')} tone="shade">
      <p>{t('howText')}</p>
      {children}
      <SealedEnvelope className={styles.envelope} />
    </TitledSection>
  )
}
