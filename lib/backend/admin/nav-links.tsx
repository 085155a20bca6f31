import { NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isEditor } from '../access/rules'

const MISSING_TRANSLATIONS = '/admin/missing-translations'

export function NavLinks({ user }: ServerProps) {
  if (!isEditor({ user: user ?? null })) return null
  return (
    <NavGroup label="Check">
      <a href={MISSING_TRANSLATIONS} className="nav__link" id="nav-missing-translations">
        <span className="nav__link-label">Missing translations</span>
      </a>
    </NavGroup>
  )
}
