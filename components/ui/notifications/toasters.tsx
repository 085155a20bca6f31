'use client'

import { Toaster } from 'sonner'
import { TOASTER_IDS } from './toast'
import './toasters.css'

export function Toasters({ label }: { label: string }) {
  return (
    <>
      <Toaster id={TOASTER_IDS.message} position="top-center" theme="system" containerAriaLabel={label} />
      <Toaster
        id={TOASTER_IDS.notice}
        position="bottom-center"
        theme="system"
        containerAriaLabel={label}
        closeButton
        toastOptions={{ className: 'notice-bar' }}
      />
    </>
  )
}
