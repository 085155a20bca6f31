import type { ReactNode } from 'react'

/** Dark in every colour scheme. */
export function JazzNight({ children }: { children: ReactNode }) {
  return (
    <div data-ground="" data-theme="jazz">
      {children}
    </div>
  )
}
