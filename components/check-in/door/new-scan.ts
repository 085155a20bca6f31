import type { OwnScan } from '@/lib/browser/check-in/device-storage'
import type { DoorState } from './door-state'

export type ScanContent = Pick<OwnScan, 'registration' | 'walkIn' | 'accept' | 'undo' | 'registeredAs'>

/**
 * A scan of this moment, by the clock of the site.
 *
 * @param device the name of this device
 * @param label the name of the guest
 * @param after the scan that it takes back, than which it is later, whatever the clocks say
 */
export function newScan(
  { name, view: { list } }: DoorState,
  device: string,
  content: ScanContent,
  label: string,
  after?: string,
): OwnScan {
  const now = Date.now() + (list?.clockOffset ?? 0)
  const at = new Date(after === undefined ? now : Math.max(now, Date.parse(after) + 1)).toISOString()
  return { ...content, id: crypto.randomUUID(), list: name, device, at, label, answer: null }
}
