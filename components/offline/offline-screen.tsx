import { getTranslations } from 'next-intl/server'
import { SewnPages } from '@/components/ui/drawings/sewn-pages'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import type { Locale } from '@/lib/i18n/locales'
import { InstallOffer } from './install-offer'
import { monthDays } from './month-days'
import styles from './offline-screen.module.css'
import { SavedPages } from './saved-pages'

export async function OfflineScreen({ locale }: { locale: Locale }) {
  const [t, o] = await Promise.all([getTranslations('OfflinePage'), getTranslations('Offline')])
  const texts = {
    missing: t('missing'),
    again: t('again'),
    title: t('pages'),
    nothing: t('nothing'),
    events: t('events'),
    saved: String(o.raw('saved')),
    ticket: t('ticket'),
    remove: t('remove'),
    removed: t('removed'),
  }
  return (
    <div className={styles.stage}>
      <Stack gap={7} isTop width="page" className={styles.screen}>
        <SewnPages className={styles.drawing} />
        <SavedPages locale={locale} months={monthDays(locale)} texts={texts} />
        <section aria-labelledby="install">
          <Heading as="h2" size="s" id="install">
            {t('installTitle')}
          </Heading>
          <p>{t('installText')}</p>
          <InstallOffer label={t('install')} />
        </section>
      </Stack>
    </div>
  )
}
