'use client'

import { Icon } from '@/components/ui/icon'
import tools from '@/components/ui/tools/tool-button.module.css'

export function PrintTicket({ label }: { label: string }) {
  return (
    <button type="button" className={tools.button} data-scripted="" data-no-print="" onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </button>
  )
}
