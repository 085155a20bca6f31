import { toSourceWord } from '@/lib/contract/fields/to-source-word'

/** The source of a link as one word: what its address names, or else the other site that it stands on. Empty for neither. */
export function linkSource(address: string, referrer: string): string {
  const { searchParams, host } = new URL(address)
  const named = toSourceWord(searchParams.get('utm_source') ?? '')
  if (named || !URL.canParse(referrer)) return named
  const site = new URL(referrer)
  return site.host === host ? '' : toSourceWord(site.hostname.replace(/^www\./, ''))
}
