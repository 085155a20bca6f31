import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TitledSection } from './titled-section'

export async function MessageSection({ children }: { children: ReactNode }) {
  const t = await getTranslations('MessageSection')
  return (
    <TitledSection id="message" title={t('title')}>
      <p>{t('intro')}</p>
      {children}
    </TitledSection>
  )
}
