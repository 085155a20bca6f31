import { TOAST_DURATION } from '@/lib/site/constants'

/** Short messages at the top, lasting notices at the bottom. */
export const TOASTER_IDS = { message: 'message', notice: 'notice' } as const

interface MessageOptions {
  /** Milliseconds. */
  duration?: number
  className?: string
}

let mount: (() => Promise<void>) | undefined

/** The bars are loaded with the first message. */
export function onFirstToast(load: () => Promise<void>): void {
  mount = load
}

async function sonner() {
  const [module] = await Promise.all([import('sonner'), mount?.()])
  return module.toast
}

export async function showMessage(text: string, options: MessageOptions = {}): Promise<void> {
  const { duration = TOAST_DURATION, className } = options
  const toast = await sonner()
  toast(text, { toasterId: TOASTER_IDS.message, duration, className })
}

/** Shows a notice until the returned function removes it. */
export async function showNotice(text: string): Promise<() => void> {
  const toast = await sonner()
  const id = toast(text, { toasterId: TOASTER_IDS.notice, duration: Infinity })
  return () => toast.dismiss(id)
}
