import { callApi } from '@/lib/api/browser'
import type { CheckInList, Scan, ScanResult } from '@/lib/contract/check-in/check-in'
import { checkInPath } from '@/lib/contract/check-in/check-in-path'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

export async function fetchList(event: string, since: string | null, locale: Locale): Promise<CheckInList> {
  const query = new URLSearchParams({ [LOCALE_PARAMETER]: LOCALE_TABLE[locale].cookieValue, ...(since !== null && { since }) })
  const { data } = await callApi(`${checkInPath(event)}?${query.toString()}`, { staysSignedOut: true })
  return data as CheckInList
}

export async function sendScans(event: string, device: string, scans: readonly Scan[]): Promise<ScanResult[]> {
  const { data } = await callApi(checkInPath(event), { method: 'POST', body: { device, scans }, staysSignedOut: true })
  return (data as { items: ScanResult[] }).items
}
