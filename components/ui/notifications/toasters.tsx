'use client'

import { Toaster } from 'sonner'
import './toasters.css'

export function Toasters({ label }: { label: string }) {
  return <Toaster position="top-center" theme="system" containerAriaLabel={label} />
}
