import type messages from '@/messages/en.json'
import type { Locale } from './locales'

// Makes the message keys and the languages known to next-intl's functions.
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
