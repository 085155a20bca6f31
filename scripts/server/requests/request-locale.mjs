/** @param languages what `prepare.ts` tells of cookie, parameter and locales */
export function localeOf({ url, headers }, { cookie, parameter, fallback, locales }) {
  const requested = new URL(url, 'http://site.invalid').searchParams.get(parameter)
  const remembered = new RegExp(`(?:^|;\\s*)${cookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
  return locales[requested] ?? locales[remembered] ?? fallback
}
