'use client'

import { useId, useRef, type MouseEvent } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/i18n/navigation'
import { LinkLabel } from './link-label'
import styles from './mobile-menu.module.css'
import type { LabelledLink, NavigationEntry, NavigationLabels } from './navigation-entries'

interface MobileMenuProps {
  entries: NavigationEntry[]
  actions: { href: string; label: string }[]
  labels: Pick<NavigationLabels, 'navigation' | 'openMenu' | 'closeMenu'>
  pathname: string
}

/** The menu of small screens: a modal dialog, and without JavaScript a popover. */
export function MobileMenu({ entries, actions, labels, pathname }: MobileMenuProps) {
  const id = useId()
  const menu = useRef<HTMLDialogElement>(null)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    menu.current?.showModal()
  }
  const close = () => {
    menu.current?.hidePopover()
    menu.current?.close()
  }
  const link = (target: LabelledLink) => (
    <Link href={target.href} onClick={close} aria-current={target.href === pathname ? 'page' : undefined}>
      <LinkLabel link={target} />
    </Link>
  )
  return (
    <>
      <button type="button" className={styles.hamburger} popoverTarget={id} onClick={open} aria-label={labels.openMenu}>
        <span aria-hidden="true" />
        <span aria-hidden="true" />
      </button>
      <dialog ref={menu} id={id} popover="auto" closedby="any" className={styles.menu} aria-label={labels.navigation}>
        <nav className={styles.content} aria-label={labels.navigation}>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={close}
            aria-label={labels.closeMenu}
          >
            <Icon name="close" size={24} />
          </button>
          <ul className={styles.entries}>
            {entries.map((entry) =>
              entry.links ? (
                <li key={entry.label}>
                  <p className={styles.title}>{entry.title ?? entry.label}</p>
                  <ul className={styles.links}>
                    {entry.links.map((target) => (
                      <li key={target.href}>{link(target)}</li>
                    ))}
                  </ul>
                </li>
              ) : (
                <li key={entry.label} className={styles.entry}>
                  {link(entry)}
                </li>
              ),
            )}
          </ul>
          {actions.length > 0 && (
            <div className={styles.actions} onClick={close} role="presentation">
              {actions.map(({ href, label }, index) => (
                <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'outline'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </nav>
      </dialog>
    </>
  )
}
