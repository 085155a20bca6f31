'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { heldInstallPrompt, subscribeToInstallPrompt } from './install-prompt'

/** Renders nothing where the browser offers no installation. */
export function InstallOffer({ label }: { label: string }) {
  const prompt = useSyncExternalStore(subscribeToInstallPrompt, heldInstallPrompt, () => null)
  if (!prompt) return null
  return (
    <Button onClick={() => void prompt.prompt()}>
      {label}
    </Button>
  )
}
