'use client'

import { useConfig, useStepNav, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { useEffect, type ReactNode } from 'react'
import { shownInstant } from './shown-instant'

/** Names a version above its page by the clock of the reader, as the list of versions does; the CMS takes the server’s. */
export function VersionTime({ children }: { children: ReactNode }) {
  const { stepNav, setStepNav } = useStepNav()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const last = stepNav.at(-1)
  const instant = typeof last?.label === 'string' ? shownInstant(last.label) : null

  useEffect(() => {
    if (!last || !instant) return
    const label = formatDate({ date: instant, i18n, pattern: config.admin.dateFormat })
    // While the language is being loaded there is another text in its place.
    if (label !== last.label && shownInstant(label)) setStepNav([...stepNav.slice(0, -1), { ...last, label }])
  }, [config, i18n, instant, last, setStepNav, stepNav])
  return children
}
