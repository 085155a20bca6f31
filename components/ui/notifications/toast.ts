import { TOAST_DURATION } from '@/lib/site/constants'

/** The ids of the two bars: short messages at the top, lasting notices at the bottom. */
export const TOASTER_IDS = { message: 'message', notice: 'notice' } as const

interface MessageOptions {
  /** How long the message stays, in milliseconds. */
  duration?: number
  className?: string
}

let mount: (() => Promise<void>) | undefined

/** Called once by the component that draws the bars, which loads nothing until the first message. */
export function onFirstToast(load: () => Promise<void>): void {
  mount = load
}

async function sonner() {
  const [module] = await Promise.all([import('sonner'), mount?.()])
  return module.toast
}

/** Shows a short message at the top centre. */
export async function showMessage(text: string, options: MessageOptions = {}): Promise<void> {
  const { duration = TOAST_DURATION, className } = options
  const toast = await sonner()
  toast(text, { toasterId: TOASTER_IDS.message, duration, className })
}

/**
 * Shows a notice at the bottom centre that stays until it is taken away.
 *
 * @returns a function that takes it away
 */
export async function showNotice(text: string): Promise<() => void> {
  const toast = await sonner()
  const id = toast(text, { toasterId: TOASTER_IDS.notice, duration: Infinity })
  return () => toast.dismiss(id)
}
