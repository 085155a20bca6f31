import type { OwnScan } from '@/lib/browser/check-in/device-storage'

/** Saves scans as a file, for whoever looks after the site. */
export function saveScans(scans: readonly OwnScan[]): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(scans, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: `${scans[0]?.list ?? 'check-in'}-scans.json` })
  link.click()
  URL.revokeObjectURL(address)
}
