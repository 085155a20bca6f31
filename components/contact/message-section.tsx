import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TitledSection } from './titled-section'

export async function MessageSection({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  const t = await getTranslations('MessageSection')
  return (
    <TitledSection id="message" title={t('title')} intro={t('intro')} tone="shade" beside={beside}>
      {children}
    </TitledSection>
  )
}
