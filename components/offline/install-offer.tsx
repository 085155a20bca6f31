'use client'

import { useSyncExternalStore } from 'react'
import buttons from '@/components/ui/button-link.module.css'
import { heldInstallPrompt, subscribeToInstallPrompt } from './install-prompt'

/** Renders nothing where the browser offers no installation. */
export function InstallOffer({ label }: { label: string }) {
  const prompt = useSyncExternalStore(subscribeToInstallPrompt, heldInstallPrompt, () => null)
  if (!prompt) return null
  return (
    <button type="button" className={`${buttons.button} ${buttons.outline}`} onClick={() => void prompt.prompt()}>
      {label}
    </button>
  )
}
