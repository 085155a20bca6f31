'use client'

import { Button } from '@payloadcms/ui'
import type { ComponentProps, MouseEvent } from 'react'

interface BusyButtonProps extends ComponentProps<typeof Button> {
  /** Whether the site has not answered yet. */
  isBusy: boolean
}

const INERT = { disabled: undefined, onClick: (event: MouseEvent) => event.preventDefault() }

/** A button that does nothing while the site works, and keeps the focus meanwhile, which a disabled one would lose. */
export function BusyButton({ isBusy, disabled, extraButtonProps, ...others }: BusyButtonProps) {
  return <Button {...others} disabled={isBusy || disabled} extraButtonProps={{ ...extraButtonProps, ...(isBusy && !disabled && INERT) }} />
}
