import { NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAdministrator, isDesk, isEditor } from '../access/rules'
import { MISSING_TRANSLATIONS, NUMBERS, PEOPLE, ROUNDS, SENDER } from './paths'

export function NavLinks({ user }: ServerProps) {
  const request = { user: user ?? null }
  return (
    <>
      {isDesk(request) && (
        <NavGroup label="At the door">
          <a href={NUMBERS} className="nav__link" id="nav-numbers">
            <span className="nav__link-label">Check-in and numbers</span>
          </a>
        </NavGroup>
      )}
      {isDesk(request) && (
        <NavGroup label="People">
          <a href={PEOPLE} className="nav__link" id="nav-people">
            <span className="nav__link-label">History of a person</span>
          </a>
          <a href={ROUNDS} className="nav__link" id="nav-rounds">
            <span className="nav__link-label">Jury and decisions</span>
          </a>
        </NavGroup>
      )}
      {isEditor(request) && (
        <NavGroup label="Check">
          <a href={MISSING_TRANSLATIONS} className="nav__link" id="nav-missing-translations">
            <span className="nav__link-label">Missing translations</span>
          </a>
          {isAdministrator(request) && (
            <a href={SENDER} className="nav__link" id="nav-sender">
              <span className="nav__link-label">The sender of emails</span>
            </a>
          )}
        </NavGroup>
      )}
    </>
  )
}
