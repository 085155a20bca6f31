'use client'

import { Icon } from '@/components/ui/icon'
import tools from '@/components/ui/tools/tool-button.module.css'
import { MY_PLAN } from '@/lib/site/agenda/agenda-address'
import { useAgenda } from './agenda-context'
import styles from './print-button.module.css'

export function PrintButton() {
  const { setup, tab, texts } = useAgenda()
  const ofAgenda = setup.isWhole ? texts.print.print : texts.print.printPart
  return (
    <button type="button" className={`${tools.button} ${styles.print}`} data-no-print="" data-scripted="" onClick={() => window.print()}>
      <Icon name="print" />
      {tab === MY_PLAN ? texts.print.printPlan : ofAgenda}
    </button>
  )
}
