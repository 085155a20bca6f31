import { NavGroup } from '@payloadcms/ui'

const GEORGIAN = '/admin/georgian'

/** What the navigation of the admin leads to besides collections and pages. */
export function NavLinks() {
  return (
    <NavGroup label="Check">
      <a href={GEORGIAN} className="nav__link" id="nav-georgian">
        <span className="nav__link-label">Missing in Georgian</span>
      </a>
    </NavGroup>
  )
}
