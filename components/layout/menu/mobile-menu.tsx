'use client'

import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Cluster } from '@/components/ui/layout/cluster'
import { Grid } from '@/components/ui/layout/grid'
import { Stack } from '@/components/ui/layout/stack'
import { Link } from '@/lib/i18n/navigation'
import { EventLinks } from './event-links'
import { LinkLabel } from './link-label'
import styles from './mobile-menu.module.css'
import type { LabelledLink, NavigationEntry, NavigationLabels } from './navigation-entries'
import { useOnNavigation } from './use-on-navigation'

interface MobileMenuProps {
  logo?: ReactNode
  entries: NavigationEntry[]
  actions: { href: string; label: string }[]
  /** The links to the other languages. */
  languages: ReactNode
  labels: Pick<NavigationLabels, 'navigation' | 'openMenu' | 'closeMenu'>
  pathname: string
}

/** The menu of small screens: a modal dialog, and without JavaScript a popover. */
export function MobileMenu({ logo, entries, actions, languages, labels, pathname }: MobileMenuProps) {
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
  useOnNavigation(pathname, close)
  return (
    <>
      <button type="button" className={styles.hamburger} popoverTarget={id} onClick={open} aria-label={labels.openMenu}>
        <span aria-hidden="true" />
        <span aria-hidden="true" />
      </button>
      <dialog ref={menu} id={id} popover="auto" closedby="any" className={styles.menu} data-ground="" aria-label={labels.navigation}>
        <nav className={styles.content} aria-label={labels.navigation}>
          <Cluster gap={3} isOneRow align="center" className={styles.head}>
            <div className={styles.logo}>{logo}</div>
            {languages}
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
          </Cluster>
          <MenuGroups entries={entries} pathname={pathname} onChoose={close} />
          {actions.length > 0 && (
            <Grid gap={3} className={styles.actions} onClick={close} role="presentation">
              {actions.map(({ href, label }, index) => (
                <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'outline'}>
                  {label}
                </ButtonLink>
              ))}
            </Grid>
          )}
        </nav>
      </dialog>
    </>
  )
}

interface MenuGroupsProps {
  entries: NavigationEntry[]
  pathname: string
  onChoose: () => void
}

function MenuGroups({ entries, pathname, onChoose }: MenuGroupsProps) {
  const link = (target: LabelledLink) => (
    <li key={target.href}>
      <Link href={target.href} onClick={onChoose} aria-current={target.href === pathname ? 'page' : undefined}>
        <LinkLabel link={target} />
      </Link>
    </li>
  )
  const groups = entries.filter((entry) => entry.links !== undefined)
  const pages = entries.filter((entry) => entry.links === undefined)
  // On the screens of an event the general pages are a group, which has a title.
  const general = groups.find(({ title }) => title)
  const events = groups.find(({ title }) => !title)
  return (
    <Stack isTop tabIndex={-1} className={styles.groups}>
      {general && <ul className={`${styles.links} ${styles.pages}`}>{pages.map(link)}</ul>}
      {events && (
        <div>
          <p className={styles.title}>{events.label}</p>
          <EventLinks links={events.links} pathname={pathname} onChoose={onChoose} />
        </div>
      )}
      {general ? (
        <div>
          <p className={styles.title}>{general.title}</p>
          <ul className={styles.links}>{general.links.map(link)}</ul>
        </div>
      ) : (
        <ul className={styles.links}>{pages.map(link)}</ul>
      )}
    </Stack>
  )
}
