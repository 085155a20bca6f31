import { NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAdministrator, isDesk, isEditor } from '../access/rules'
import { MISSING_TRANSLATIONS, NUMBERS, PEOPLE, ROUNDS, SENDER } from './paths'

export function NavLinks({ user }: ServerProps) {
  const request = { user: user ?? null }
  return (
    <>
      {isDesk(request) && (
        <>
          <NavGroup label="At the door">
            <NavLink href={NUMBERS} label="Check-in and numbers" />
          </NavGroup>
          <NavGroup label="People">
            <NavLink href={PEOPLE} label="History of a person" />
            <NavLink href={ROUNDS} label="Jury and decisions" />
          </NavGroup>
        </>
      )}
      {isEditor(request) && (
        <NavGroup label="Check">
          <NavLink href={MISSING_TRANSLATIONS} label="Missing translations" />
          {isAdministrator(request) && <NavLink href={SENDER} label="The sender of emails" />}
        </NavGroup>
      )}
    </>
  )
}

function NavLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="nav__link">
      <span className="nav__link-label">{label}</span>
    </a>
  )
}
