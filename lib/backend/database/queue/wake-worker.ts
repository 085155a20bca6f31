import { runtime } from '@/lib/runtime'

/** Lets a worker beside this process look for work at once; one elsewhere finds it a second later. */
export function wakeWorker(): void {
  runtime.wakeWorker?.()
}

/** Names what happens when this process is woken. */
export function onWake(wake: () => void): void {
  runtime.wakeWorker = wake
}
