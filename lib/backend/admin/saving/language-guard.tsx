'use client'

import { useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Dialog } from '../dialogs/dialog'

/** In the list of languages that the CMS opens from its header. */
const OPTION = '.popup-button-list__button'

/** Asks before another language of the content takes the place of what was typed; the CMS asks at links only. */
export function LanguageGuard() {
  const isModified = useFormModified()
  const router = useRouter()
  const [chosen, setChosen] = useState<string | null>(null)

  useEffect(() => {
    if (!isModified) return
    const catchChoice = (click: globalThis.MouseEvent) => {
      const locale = (click.target as Element).closest(OPTION)?.querySelector<HTMLElement>('[data-locale]')?.dataset.locale
      if (!locale) return
      click.preventDefault()
      click.stopPropagation()
      setChosen(locale)
    }
    // Before the CMS, which listens at the root of its page.
    document.addEventListener('click', catchChoice, true)
    return () => document.removeEventListener('click', catchChoice, true)
  }, [isModified])

  if (!chosen) return null
  const change = () => {
    setChosen(null)
    const parameters = new URLSearchParams(window.location.search)
    parameters.set('locale', chosen)
    router.push(`?${parameters}`)
  }
  return (
    <Dialog heading="Your changes are not saved" onCancel={() => setChosen(null)} cancel="Stay in this language" submit="Change without saving" submitStyle="secondary" onSubmit={change}>
      <p>The other language opens as it was saved last, and what you have changed here would be lost. Stay and save first to keep it.</p>
    </Dialog>
  )
}
