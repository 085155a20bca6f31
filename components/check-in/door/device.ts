import type { Locale } from '@/lib/i18n/locales'
import { readDevice, storeDevice, type DeviceSettings } from './storage'

export { storeDevice, type DeviceSettings }

/** Two devices must not have the same name, whatever people call them. */
const SUFFIX_LENGTH = 4

/** @param newName what a device is called that is new here */
export async function loadDevice(locale: Locale, newName: string): Promise<DeviceSettings> {
  const known = await readDevice()
  if (known) return known
  const settings = { label: newName, suffix: crypto.randomUUID().slice(0, SUFFIX_LENGTH).toUpperCase(), locale, isSilent: false }
  await storeDevice(settings)
  return settings
}

/** As other doors read it. */
export function deviceName({ label, suffix }: DeviceSettings): string {
  return `${label.trim()} ${suffix}`.trim()
}
