/** The browser's own offer to install the site; Safari and Firefox have none. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

let held: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** Keeps the offer for the offline page, so that it interrupts nobody. */
export function holdInstallPrompt(): () => void {
  const hold = (event: Event) => {
    event.preventDefault()
    change(event as InstallPrompt)
  }
  const drop = () => change(null)
  window.addEventListener('beforeinstallprompt', hold)
  window.addEventListener('appinstalled', drop)
  return () => {
    window.removeEventListener('beforeinstallprompt', hold)
    window.removeEventListener('appinstalled', drop)
  }
}

export function subscribeToInstallPrompt(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export function heldInstallPrompt(): InstallPrompt | null {
  return held
}

function change(prompt: InstallPrompt | null): void {
  held = prompt
  for (const listener of listeners) listener()
}
