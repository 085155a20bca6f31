'use client'

import { NextIntlClientProvider, type Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { CheckInScreen } from './check-in-screen'
import { saveDevice, loadDevice, type DeviceSettings } from './door/device'
import styles from './check-in.module.css'

interface CheckInAppProps {
  /** The event, as the address names it. */
  name: string
  locale: Locale
  /** Of every language: the switch works without network, too. */
  texts: Record<Locale, Messages['CheckIn']>
}

export function CheckInApp({ name, locale, texts }: CheckInAppProps) {
  const [device, setDevice] = useState<DeviceSettings | null>(null)
  const language = device?.locale ?? locale

  useEffect(() => {
    void loadDevice(locale, texts[locale].newDevice).then(setDevice)
  }, [locale, texts])

  useEffect(() => {
    document.documentElement.lang = LOCALE_TABLE[language].tag.slice(0, 2)
  }, [language])

  const change = (changed: Partial<DeviceSettings>) => {
    if (!device) return
    setDevice({ ...device, ...changed })
    void saveDevice({ ...device, ...changed })
  }

  return (
    <NextIntlClientProvider locale={language} messages={{ CheckIn: texts[language] }} timeZone={SITE_TIME_ZONE}>
      {device ? (
        <CheckInScreen name={name} device={device} onDeviceChange={change} />
      ) : (
        <main className={styles.screen}>
          <h1>{texts[language].title}</h1>
          <p role="status">{texts[language].opening}</p>
        </main>
      )}
    </NextIntlClientProvider>
  )
}
