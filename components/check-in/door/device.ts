import type { Locale } from '@/lib/i18n/locales'
import { readDevice, storeDevice, type DeviceSettings } from '@/lib/browser/check-in/device-storage'

export type { DeviceSettings }

/** Makes names unique, since two devices must not have the same one. */
const SUFFIX_LENGTH = 4

/** A browser that keeps nothing gets a name for as long as the page is open. @param newName the name of a new device */
export async function loadDevice(locale: Locale, newName: string): Promise<DeviceSettings> {
  const known = await readDevice().catch(() => undefined)
  if (known) return known
  const settings = { label: newName, suffix: crypto.randomUUID().slice(0, SUFFIX_LENGTH).toUpperCase(), locale, isSilent: false }
  await saveDevice(settings)
  return settings
}

export async function saveDevice(settings: DeviceSettings): Promise<void> {
  await storeDevice(settings).catch(() => undefined)
}

/** As other doors read it. */
export function deviceName({ label, suffix }: DeviceSettings): string {
  // A name pasted from a table may hold a tab, which the contract refuses.
  return `${label.replace(/\p{Cc}+/gu, ' ').trim()} ${suffix}`.trim()
}
