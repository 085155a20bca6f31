import { locale as rootLocale } from 'next/root-params'
import { notFound } from 'next/navigation'
import { isLocale, type Locale } from './locales'

export async function pageLocale(): Promise<Locale> {
  const value: unknown = await rootLocale()
  if (typeof value === 'string' && isLocale(value)) return value
  notFound()
}
