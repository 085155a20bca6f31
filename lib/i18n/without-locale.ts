import { LOCALES } from './locales'

/** Takes the language segment off a rewritten path. */
export function withoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/')
  return LOCALES.some((locale) => locale === first) ? `/${rest.join('/')}` : pathname
}
