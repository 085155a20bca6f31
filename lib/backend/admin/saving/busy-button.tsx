'use client'

import { Button } from '@payloadcms/ui'
import { useState, type ComponentProps, type MouseEvent } from 'react'

interface BusyButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Whether the site has not answered yet to what another part of the screen asked. */
  isBusy?: boolean
  /** The button is busy until this is done. */
  onClick?: () => Promise<unknown> | void
}

const INERT = { disabled: undefined, onClick: (event: MouseEvent) => event.preventDefault() }

/** A button that does nothing while the site works, and keeps the focus meanwhile, which a disabled one would lose. */
export function BusyButton({ isBusy: isBusyElsewhere = false, disabled, onClick, extraButtonProps, ...others }: BusyButtonProps) {
  const [isActing, setIsActing] = useState(false)
  const isBusy = isBusyElsewhere || isActing
  async function act() {
    setIsActing(true)
    await Promise.resolve(onClick?.()).finally(() => setIsActing(false))
  }
  return (
    <Button
      margin={false}
      {...others}
      disabled={isBusy || disabled}
      onClick={onClick && (() => void act())}
      extraButtonProps={{ ...extraButtonProps, ...(isBusy && !disabled && INERT) }}
    />
  )
}
