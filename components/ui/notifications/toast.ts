import { TOAST_DURATION } from '@/lib/site/constants'

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
  toast(text, { duration, className })
}
