import { NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isEditor } from '../access/rules'

const GEORGIAN = '/admin/georgian'

export function NavLinks({ user }: ServerProps) {
  if (!isEditor({ user: user ?? null })) return null
  return (
    <NavGroup label="Check">
      <a href={GEORGIAN} className="nav__link" id="nav-georgian">
        <span className="nav__link-label">Missing in Georgian</span>
      </a>
    </NavGroup>
  )
}
