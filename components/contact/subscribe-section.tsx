import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TitledSection } from './titled-section'

/** How to get on the mailing list, with the form for it. */
export async function SubscribeSection({ children }: { children: ReactNode }) {
  const t = await getTranslations('SubscribeSection')
  return (
    <TitledSection id="subscribe" title={t('title')} intro={t('intro')}>
      <p>{t('howText')}</p>
      {children}
    </TitledSection>
  )
}
