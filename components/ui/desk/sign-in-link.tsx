'use client'

import type { ReactNode } from 'react'
import { pathTo } from '@/lib/site/routes'

/** Leads to the sign-in, and back to this page of a desk; a load of its own, for it leaves the pages of this worker. */
export function SignInLink({ children }: { children: ReactNode }) {
  const next = typeof window === 'undefined' ? '/admin' : window.location.pathname
  return <a href={`${pathTo('login')}?${new URLSearchParams({ next }).toString()}`}>{children}</a>
}
